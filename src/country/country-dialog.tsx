import '../ui/notice.css';
import type { ReactNode } from 'react';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { dependsOnReader } from '../journey/personal-answer.ts';
import { Button, ExternalButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { RegionAndStatus, statusClass } from './badge.tsx';
import { Lead, RuleChanges } from './notices.tsx';
import { ConditionsBlock, EmbassyPanel, Warnings } from './page-parts.tsx';
import { RichText, SectionView } from './section.tsx';
import type { Section } from './section-model.ts';
import { countrySections, openingOf, type SectionData, theRest } from './sections.ts';

/** The empty dialog over home. `country-dialog.element.ts` opens it for whatever carries `data-details`. */
export function CountryDialog() {
  return (
    <country-dialog>
      <dialog className="dialog" aria-labelledby="ficha">
        <div className="flagged dialog__head">
          <h2 id="ficha" className="flagged">
            Ficha del país
          </h2>
          <form method="dialog">
            <button className="icon-button" type="submit" aria-label="Cerrar">
              <Icon name="close" />
            </button>
          </form>
        </div>
        <div className="stack gap-5 dialog__body" />
      </dialog>
    </country-dialog>
  );
}

/** What a dialog says of a country, in the order of the specification (section 2, Home): its name goes into the head, the rest below. */
export function CountryFacts({ data }: { data: SectionData }) {
  const { country } = data;
  const { slug, applicationUrl } = country;
  // The procedure's steps, the advice and whom to call from there are on the country's own pages (specification, section 2).
  const { procedure, advice, season, trouble, conditions, ...told } = countrySections(data);
  const { visa, stay, cost, passport, requirements, health, embassy, places, ...rest } = told;
  const { alerts, limits, since } = openingOf(data);
  return (
    <article className={statusClass(country.visaStatus)}>
      <h2>
        <Flag iso2={country.iso2} eager /> {country.nameSpanish}
      </h2>
      <Lead lead={data.lead} className="notice" />
      {dependsOnReader(country) && (
        <own-case data-country={slug}>
          <div aria-live="polite" />
        </own-case>
      )}
      <RegionAndStatus country={country} />
      <RuleChanges changes={data.coming} href={questionPath(slug)} />
      {since && (
        <p>
          <RichText words={since} />
        </p>
      )}
      <Warnings alerts={alerts} limits={limits} />
      <ConditionsBlock country={country} heading="h3" />
      <Facts section={cost} title="Costos y aplicación">
        {applicationUrl && <ExternalButtonLink href={applicationUrl}>Aplicar Ahora</ExternalButtonLink>}
      </Facts>
      {embassy && <EmbassyPanel country={country} section={embassy} heading="h3" />}
      <Facts section={stay} title="Estancia máxima" />
      <Facts section={health} title="Requisitos de salud" />
      <Facts section={visa} title="Información importante" />
      <Facts section={requirements} />
      <Facts section={passport} />
      {theRest(rest).map((section) => (
        <Facts key={section.title} section={section} />
      ))}
      {places && (
        <section>
          <h3>{places.title}</h3>
          <Chips items={country.popularDestinations} />
        </section>
      )}
      <aside className="notice">
        <h3>Verifica antes de viajar</h3>
        <p>
          Información referencial; datos verificados el {formatPartialDate(country.checkedOn)}. Confírmala con la
          embajada o el consulado antes de viajar.
        </p>
      </aside>
      <p className="actions">
        <a className="button" href={questionPath(slug)}>
          ¿Necesito visa?
        </a>
        <a className="button button--outline" href={guidePath(slug)}>
          Guía completa
        </a>
        <Button look="outline" data-compare={slug} aria-pressed="false" aria-label={`Comparar ${country.nameSpanish}`}>
          Comparar
        </Button>
      </p>
    </article>
  );
}

interface FactsProps {
  section: Section | undefined;
  title?: string;
  children?: ReactNode;
}

/** A section without how it is known, which its page tells; nothing where the record has none. */
function Facts({ section, title, children }: FactsProps) {
  if (!section) return null;
  return (
    <SectionView section={section} title={title} heading="h3" className="stack gap-2" evidence={[]}>
      {children}
    </SectionView>
  );
}
