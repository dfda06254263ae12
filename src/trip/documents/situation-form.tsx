import '../../ui/notice.css';
import type { Arrival, Situation } from '../../catalogue/situation.ts';
import { DOCUMENTS, documentWords, type TravelDocument } from '../../catalogue/travel-document.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { OneOf } from '../one-of.tsx';

/** The documents most readers have; the rest waits behind `Otras`. */
const COMMON = DOCUMENTS.slice(0, DOCUMENTS.indexOf('jp-visa') + 1);
const OTHERS = DOCUMENTS.slice(COMMON.length);

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

/** What somebody holds. Every answer is optional. */
export function DocumentChoices({ situation, onChange }: SituationChoiceProps) {
  const { holds } = situation;
  const toggle = (chosen: TravelDocument) =>
    onChange({
      ...situation,
      holds: DOCUMENTS.filter((each) => (each === chosen ? !holds.includes(each) : holds.includes(each))),
    });
  const choices = (documents: readonly TravelDocument[]) => (
    <div className="choices choices--columns">
      {documents.map((document) => {
        const { name, hint } = documentWords(document);
        const isHeld = holds.includes(document);
        return (
          <Choice
            key={document}
            type="checkbox"
            label={name}
            hint={hint}
            checked={isHeld}
            onChange={() => toggle(document)}
          />
        );
      })}
    </div>
  );
  return (
    <fieldset>
      <legend className="choices-legend">¿Qué visas tienes?</legend>
      <p className="note">Marca las que tengas.</p>
      {choices(COMMON)}
      <details className="unfolds" open={OTHERS.some((document) => holds.includes(document)) || undefined}>
        <summary>Otras residencias y visas</summary>
        {choices(OTHERS)}
      </details>
    </fieldset>
  );
}

interface VisasFoldProps {
  /** What was said, or what is asked. */
  summary: string;
  /** Undefined while nothing was said. */
  situation: Situation | undefined;
  none: string;
  onChange: SituationChoiceProps['onChange'];
}

/** The same within a longer form: one line until it is asked for. */
export function VisasFold({ summary, situation, none, onChange }: VisasFoldProps) {
  return (
    <details className="unfolds">
      <summary>{summary}</summary>
      <div className="stack trip-form__visas">
        {!situation && (
          <Button look="outline" small onClick={() => onChange({ holds: [] })}>
            {none}
          </Button>
        )}
        <DocumentChoices situation={situation ?? { holds: [] }} onChange={onChange} />
      </div>
    </details>
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
