import type { CountryDetails } from '../../catalogue/country-details.ts';
import { Lead } from '../../country/lead.tsx';
import { SourceLink } from '../../country/source-link.tsx';
import { UnconfirmedRules } from '../../country/unconfirmed-rules.tsx';
import type { ComparedCountry } from './compared-country.ts';

/** The answer of one destination in words; its stamp is over the column. The danger and the doubt first, then why, or on what it depends. */
export function AnswerCell({ compared: { lead, country, view, badge } }: { compared: ComparedCountry }) {
  return (
    <>
      <Lead lead={lead} />
      <p>
        <b>{badge}</b>
      </p>
      {view ? (
        <p>
          <b>{view.because}</b> {view.text} {view.rule && <SourceLink source={view.rule.source} />}
          {view.rule?.confidence === 'medium' && ' Confírmalo antes de comprar.'}
        </p>
      ) : (
        country.conditional && (
          <p>
            <b>Depende:</b> {country.conditional.summary}
          </p>
        )
      )}
      {view && <UnconfirmedRules rules={view.unconfirmed} />}
    </>
  );
}

const INITIALS = [...'EFMAMJJASOND'];

/** Twelve cells for the eye; the words under them say it to everybody, and more exactly. */
export function MonthsStrip({ season: { text, months } }: { season: NonNullable<CountryDetails['season']> }) {
  return (
    <>
      {months && (
        <ol className="months" aria-hidden="true">
          {months.map((mark, month) => (
            <li key={INITIALS.slice(0, month + 1).join('')} data-mark={mark ?? undefined}>
              {INITIALS[month]}
            </li>
          ))}
        </ol>
      )}
      <p>{text}</p>
    </>
  );
}
