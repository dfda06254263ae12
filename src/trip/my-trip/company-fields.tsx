import type { COMPANY, SHARED } from '../../journey/journey-draft.ts';
import { OneOf } from '../one-of.tsx';

const COMPANY_LABELS: readonly (readonly [(typeof COMPANY)[number], string])[] = [
  ['both', 'Con su mamá y su papá'],
  ['one', 'Con uno de los dos, o con su tutor'],
  ['other', 'Con otra persona, o sin compañía'],
];

const PERMIT_LABELS: readonly (readonly [(typeof SHARED)[number], string])[] = [
  ['si', 'Sí'],
  ['no', 'Todavía no'],
];

interface Company {
  company?: (typeof COMPANY)[number] | undefined;
  permit?: (typeof SHARED)[number] | undefined;
}

interface CompanyFieldsProps {
  /** Of one child, where it is said apart. */
  who?: string;
  legend: string;
  said: Company;
  onChange: (said: Company) => void;
}

/** With whom children travel, and whether who stays behind has signed. */
export function CompanyFields({ who, legend, said: { company = '', permit = '' }, onChange }: CompanyFieldsProps) {
  const name = (field: string) => (who ? `${field}-${who}` : field);
  return (
    <>
      <OneOf
        name={name('con')}
        legend={legend}
        labels={COMPANY_LABELS}
        chosen={company}
        onChange={(value) => onChange({ company: value })}
      />
      {company !== '' && company !== 'both' && (
        <OneOf
          name={name('permiso')}
          legend={
            who ? '¿Ya tiene el permiso firmado de quien no viaja?' : '¿Ya tienen el permiso firmado de quien no viaja?'
          }
          labels={PERMIT_LABELS}
          chosen={permit}
          onChange={(value) => onChange({ permit: value })}
        />
      )}
    </>
  );
}
