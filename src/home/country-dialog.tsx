import { useEffect, useState } from 'react';
import { ownAnswers } from '../journey/own-answers.ts';
import type { PersonalView } from '../journey/personal-view.ts';
import { Button, ExternalButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Flag } from '../ui/flag.tsx';
import { TickList } from '../ui/lists.tsx';
import '../ui/notice.css';
import { changedBy } from '../catalogue/changed-by.ts';
import { type CountryDetails, detailsPath } from '../catalogue/country-details.ts';
import { figureFootnotes } from '../catalogue/country-summary.ts';
import { fetchJson } from '../catalogue/load-once.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { regionLabel } from '../catalogue/region.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { todayInMexico } from '../catalogue/today.ts';
import { UNCONFIRMED } from '../catalogue/visa-status.ts';
import { badgeText } from '../catalogue/wording.ts';
import { Charged, FraudWarning } from '../country/application-note.tsx';
import { StatusBadge, statusClass } from '../country/badge.tsx';
import { ConditionsBlock } from '../country/conditions.tsx';
import { EmbassyInformation } from '../country/embassy.tsx';
import { FigureNotes } from '../country/figure-notes.tsx';
import { Lead } from '../country/lead.tsx';
import { NoteLines } from '../country/note-lines.tsx';
import { RuleChange } from '../country/rule-change.tsx';
import { StatusSince } from '../country/status-since.tsx';
import { PrintedFields } from '../ui/printed-fields.tsx';

/** A country's facts over home. Fetched when it is opened; a failed fetch still leads to the page. */
export default function CountryDialog({
  slug,
  isCompared,
  onClose,
}: {
  slug: string;
  isCompared: boolean;
  onClose: () => void;
}) {
  const [details, setDetails] = useState<CountryDetails>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [own, setOwn] = useState<PersonalView>();

  useEffect(() => {
    setHasFailed(false);
    fetchJson<CountryDetails>(detailsPath(slug)).then(setDetails, () => setHasFailed(true));
    ownAnswers().then(
      (views) => setOwn(views.get(slug)),
      () => undefined,
    );
  }, [slug, attempt]);

  if (hasFailed) {
    return (
      <Dialog title="No se pudo abrir la ficha" onClose={onClose}>
        <p>Revisa tu conexión. También puedes abrir la página completa del país.</p>
        <div className="dialog__deeds">
          <Button onClick={() => setAttempt(attempt + 1)}>Reintentar</Button>
          <a className="button button--outline" href={questionPath(slug)}>
            Abrir la página
          </a>
        </div>
      </Dialog>
    );
  }
  if (!details) {
    return (
      <Dialog title="Cargando…" onClose={onClose}>
        <p role="status">Un momento, estamos trayendo la ficha.</p>
      </Dialog>
    );
  }
  const { country, ratesDate } = details;
  const status = own?.visaStatus ?? country.visaStatus;
  const stay = own ? { lead: own.figures.stay, notes: details.stay.notes } : details.stay;
  const cost = own ? { ...own.figures.cost, notes: details.cost.notes } : details.cost;
  return (
    <Dialog
      className={statusClass(status)}
      title={
        <>
          <Flag iso2={country.iso2} eager /> {country.nameSpanish}
        </>
      }
      onClose={onClose}
    >
      <Lead lead={details.lead} className="notice" />
      <p className="badges">
        <StatusBadge status={status} text={own?.badge ?? badgeText(country)} />
        <span className="badge badge--region">{regionLabel(country.region)}</span>
      </p>
      {changedBy(details.coming, todayInMexico()).map((change) => (
        <RuleChange key={change.from} change={change} href={questionPath(slug)} />
      ))}
      <StatusSince country={country} />
      {own && (
        <p>
          <strong>En tu caso:</strong> {own.because} {own.text} <a href="/mi-situacion">Cambiar o quitar</a>
        </p>
      )}
      <ConditionsBlock country={country} heading="h3" />
      <section>
        <h3>Costos y aplicación</h3>
        <PrintedFields
          fields={[
            { label: 'En pesos', value: cost.lead, small: cost.isInDoubt ? [UNCONFIRMED] : [] },
            ...(cost.original ? [{ label: 'Original', value: cost.original }] : []),
            ...(details.processingTime ? [{ label: 'Proceso', value: details.processingTime }] : []),
          ]}
        />
        <NoteLines lines={details.cost.lines} />
        {country.costs.additionalFees && <p className="note">{country.costs.additionalFees}</p>}
        <FigureNotes updates={cost.notes} today={todayInMexico()} />
        <Charged country={country} cost={cost} ratesDate={ratesDate} />
        <FraudWarning country={country} />
        {country.applicationUrl && <ExternalButtonLink href={country.applicationUrl}>Aplicar Ahora</ExternalButtonLink>}
      </section>
      <EmbassyInformation country={country} heading="h3" />
      <section>
        <h3>Estancia máxima</h3>
        <p>
          <strong>{stay.lead}</strong>
        </p>
        <NoteLines lines={figureFootnotes(stay)} />
        <FigureNotes updates={stay.notes} today={todayInMexico()} />
      </section>
      <section>
        <h3>Requisitos de salud</h3>
        <TickList items={country.healthRequirements.map(({ text }) => text)} />
      </section>
      <section>
        <h3>Información importante</h3>
        <p>{country.notes}</p>
      </section>
      <section>
        <h3>Requisitos</h3>
        <TickList items={country.requirements.map(({ text }) => text)} />
      </section>
      <section>
        <h3>Destinos populares</h3>
        <Chips items={country.popularDestinations} />
      </section>
      <aside className="notice">
        <h3>Verifica antes de viajar</h3>
        <p>
          Información referencial; datos verificados el {formatPartialDate(country.checkedOn)}. Confírmala con la
          embajada o el consulado antes de viajar.
        </p>
      </aside>
      <p className="dialog__deeds">
        <a className="button" href={questionPath(country.slug)}>
          ¿Necesito visa?
        </a>
        <a className="button button--outline" href={guidePath(country.slug)}>
          Guía completa
        </a>
        <Button
          look="outline"
          data-compare={country.slug}
          aria-pressed={isCompared}
          aria-label={`Comparar ${country.nameSpanish}`}
        >
          Comparar
        </Button>
      </p>
    </Dialog>
  );
}
