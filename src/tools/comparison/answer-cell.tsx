import { StatusBadge } from '../../catalogue/badge.tsx';
import { SourceLink } from '../../catalogue/source-link.tsx';
import type { ComparedCountry } from './compared-country.ts';

/** The answer of one destination: doubt first, then why it is so for this reader, or on what it depends. */
export function AnswerCell({ compared: { country, view, visaStatus, badge } }: { compared: ComparedCountry }) {
  return (
    <>
      <StatusBadge status={visaStatus} text={badge} />
      {country.doubt && (
        <p>
          <b>En duda:</b> {country.doubt}
        </p>
      )}
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
      {view?.unconfirmed.map((rule) => (
        <p key={rule.text}>
          <b>Por confirmar:</b> {rule.text} <SourceLink source={rule.source} />
        </p>
      ))}
    </>
  );
}
