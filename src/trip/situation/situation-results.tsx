import '../../country/badge.css';
import { questionPath } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { badgeLabel } from '../../catalogue/visa-status.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { StatusBadge } from '../../country/badge.tsx';
import { SourceLink, UnconfirmedRules } from '../../country/notices.tsx';
import { isEased, type PersonalView } from '../../journey/personal-view.ts';
import { Flag } from '../../ui/flag.tsx';

interface SituationResultsProps {
  /** Every country that depends on the reader; undefined before anything is said, or while the rules are coming. */
  views: readonly PersonalView[] | undefined;
  /** The same, as it was before the last tick. */
  earlier: readonly PersonalView[] | undefined;
  isWaiting: boolean;
}

/** What the reader's situation changes, country by country, always with the reason. */
export function SituationResults({ views, earlier, isWaiting }: SituationResultsProps) {
  const eased = views?.filter(isEased) ?? [];
  const unchanged = views?.filter((view) => !isEased(view)) ?? [];
  return (
    <>
      <div role="status" className="in-sight">
        {views ? (
          <>
            <b>{answerWord(eased.length)}</b>
            {earlier && <p className="note">{changeText(views, earlier)}</p>}
          </>
        ) : (
          <p>
            {isWaiting
              ? 'Un momento, estamos trayendo las reglas.'
              : 'Marca lo que tengas y aquí verás a qué países entras más fácil.'}
          </p>
        )}
      </div>
      {views && (
        <section aria-labelledby="situacion-cambia" className="situation__countries">
          <h2 id="situacion-cambia" className="space-below">
            Lo que cambia para ti
          </h2>
          <CountryRows views={eased} />
          {unchanged.length > 0 && (
            <details className="unfolds">
              <summary>
                {unchanged.length === 1
                  ? 'Y 1 país donde esto no te ayuda'
                  : `Y ${unchanged.length} países donde esto no te ayuda`}
              </summary>
              <CountryRows views={unchanged} />
            </details>
          )}
        </section>
      )}
    </>
  );
}

function answerWord(count: number): string {
  if (count === 0) return 'No cambia ningún país';
  return count === 1 ? 'Entras más fácil a 1 país' : `Entras más fácil a ${count} países`;
}

/** What the last tick did, so that nobody wonders whether it was heard. */
function changeText(views: readonly PersonalView[], earlier: readonly PersonalView[]): string {
  const before = new Map(earlier.map(({ country, badge }) => [country.slug, badge]));
  const names = views.flatMap(({ country, badge }) => (before.get(country.slug) === badge ? [] : [country.name]));
  if (names.length === 0) return 'Con esto último no cambió ningún país.';
  const more = names.length > 3 ? [`${names.length - 2} más`] : [];
  return `Con esto último cambió ${spokenList([...names.slice(0, more.length > 0 ? 2 : 3), ...more])}.`;
}

function CountryRows({ views }: { views: readonly PersonalView[] }) {
  return (
    <ul className="ruled">
      {views.map((view) => (
        <CountryRow key={view.country.slug} view={view} />
      ))}
    </ul>
  );
}

function CountryRow({ view }: { view: PersonalView }) {
  const { rule, because, text, figures, country, visaStatus, badge } = view;
  return (
    <li>
      <details className="unfolds">
        <summary>
          <span className="row">
            <Flag iso2={country.iso2} eager />
            <span>{country.name}</span>
            <StatusBadge status={visaStatus} text={badge} />
          </span>
        </summary>
        <div className="stack gap-2">
          <p>
            <b>{because}</b> {text} {rule && <SourceLink source={rule.source} />}
          </p>
          {isEased(view) && (
            <p className="note">
              Estancia: {figures.stay}. Costo: {figures.cost.lead}
              {figures.cost.original && ` (${figures.cost.original})`}.
              {country.conditional && ` Sin ese documento: ${badgeLabel(country.conditional.otherwise.visaStatus)}.`}
              {rule?.confidence === 'medium' &&
                ' La regla está por confirmar en una fuente oficial: pregunta antes de comprar.'}
            </p>
          )}
          <UnconfirmedRules rules={view.unconfirmed} className="note" />
          <a className="arrow-link" href={questionPath(country.slug)}>
            Ver todo {withPreposition('de', { nameSpanish: country.name })}
          </a>
        </div>
      </details>
    </li>
  );
}
