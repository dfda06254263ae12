import type { CountryRecord } from '../catalogue/country-schema.ts';
import type { FigureInForce } from '../catalogue/in-force.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { chargedBy, fraudWarning } from '../catalogue/wording.ts';

interface ApplicationNoteProps {
  country: Pick<
    CountryRecord,
    'nameSpanish' | 'nameInSentence' | 'visaStatus' | 'costs' | 'applicationUrl' | 'intermediaries'
  > &
    Partial<Pick<CountryRecord, 'territory'>>;
  cost: FigureInForce;
  ratesDate: string;
}

/** Who takes the money and how the pesos were reckoned. */
export function Charged({ country, cost, ratesDate }: ApplicationNoteProps) {
  const payee = chargedBy(country);
  if (!payee && !cost.original) return null;
  return (
    <p className="note">
      {payee && <>Cobra: {payee}. </>}
      {cost.original && <>Pesos al tipo de cambio de referencia del {formatPartialDate(ratesDate)}.</>}
    </p>
  );
}

/** A warning where others try to take the money first. */
export function FraudWarning({ country }: Pick<ApplicationNoteProps, 'country'>) {
  const warning = fraudWarning(country);
  return (
    warning && (
      <p className="notice">
        <b>Cuidado:</b> {warning}
      </p>
    )
  );
}
