import { documentWords, type TravelDocument } from '../../catalogue/travel-document.ts';
import type { LastDay } from '../../journey/journey-draft.ts';
import { DateField } from '../date-field.tsx';

interface LastDaysProps {
  /** Of the fields, apart from those of other people. */
  who: string;
  /** What they hold and this trip is answered with. */
  documents: readonly TravelDocument[];
  until: readonly LastDay[] | undefined;
  onChange: (until: LastDay[]) => void;
}

/** Until when each visa or residence is valid: one that runs out on the way does not serve at a later border. */
export function LastDays({ who, documents, until = [], onChange }: LastDaysProps) {
  if (documents.length === 0) return null;
  return (
    <div className="route__days">
      {documents.map((document) => (
        <DateField
          key={document}
          id={`vigencia-${who}-${document}`}
          label={`${documentWords(document).name}: vence el`}
          isOptional
          value={until.find((each) => each.document === document)?.day ?? ''}
          onChange={(day) =>
            onChange([...until.filter((each) => each.document !== document), ...(day ? [{ document, day }] : [])])
          }
        />
      ))}
    </div>
  );
}
