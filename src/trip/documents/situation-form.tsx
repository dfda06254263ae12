import '../../ui/notice.css';
import type { Arrival, Situation } from '../../catalogue/situation.ts';
import { DOCUMENTS, documentWords, type TravelDocument } from '../../catalogue/travel-document.ts';
import { ManyOf } from '../many-of.tsx';
import { OneOf } from '../one-of.tsx';

/** The documents most readers have; the rest waits behind `Otras`. */
const COMMON = DOCUMENTS.slice(0, DOCUMENTS.indexOf('jp-visa') + 1);

const ARRIVAL_LABELS: readonly (readonly [Arrival | undefined, string])[] = [
  ['air', 'En avión'],
  ['land', 'Por tierra'],
  ['sea', 'Por mar o en crucero'],
  [undefined, 'Aún no sé'],
];

interface SituationChoiceProps {
  situation: Situation;
  onChange: (situation: Situation) => unknown;
}

/** What the reader holds. Every answer is optional. */
export function DocumentChoices({ situation, onChange }: SituationChoiceProps) {
  const { holds } = situation;
  const toggle = (chosen: TravelDocument) =>
    onChange({
      ...situation,
      holds: DOCUMENTS.filter((each) => (each === chosen ? !holds.includes(each) : holds.includes(each))),
    });
  return (
    <ManyOf
      legend="¿Qué visas tienes?"
      note="Marca las que tengas."
      options={DOCUMENTS.map((document) => {
        const { name, hint } = documentWords(document);
        return { value: document, label: name, hint };
      })}
      first={COMMON}
      more="Otras residencias y visas"
      chosen={holds}
      onToggle={toggle}
      className="choices--columns"
    />
  );
}

/** How they arrive, where an answer depends on it. */
export function ArrivalChoice({ situation: { holds, arrival }, onChange }: SituationChoiceProps) {
  return (
    <OneOf
      name="llegada"
      legend="¿Cómo llegas?"
      labels={ARRIVAL_LABELS}
      chosen={arrival}
      onChange={(way) => onChange({ holds, ...(way && { arrival: way }) })}
      className="choices choices--columns"
    >
      <p className="note">A algunos países entras más fácil, o sin visa, solo si llegas en avión.</p>
    </OneOf>
  );
}
