import { DOCUMENTS, documentWords, type TravelDocument } from '../../catalogue/travel-document.ts';
import { Choice } from '../../ui/choice.tsx';

/** The documents most readers have; the rest waits behind `Otras`. */
const COMMON = DOCUMENTS.slice(0, DOCUMENTS.indexOf('jp-visa') + 1);
const OTHERS = DOCUMENTS.slice(COMMON.length);

interface DocumentChoicesProps {
  holds: readonly TravelDocument[];
  /** Without it, an element listens around what was printed. */
  onChange?: (holds: TravelDocument[]) => void;
}

/** What somebody holds. Every answer is optional. */
export function DocumentChoices({ holds, onChange }: DocumentChoicesProps) {
  const toggle = (chosen: TravelDocument) =>
    onChange?.(DOCUMENTS.filter((each) => (each === chosen ? !holds.includes(each) : holds.includes(each))));
  const choices = (documents: readonly TravelDocument[]) => (
    <div className="choices choices--columns">
      {documents.map((document) => {
        const { name, hint } = documentWords(document);
        const isHeld = holds.includes(document);
        return (
          <Choice
            key={document}
            type="checkbox"
            value={document}
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
      <p className="note">
        Marca las que tengas. Si la tuya no está (de trabajo, estudio o refugio), o te deportaron, pregunta en el
        consulado del país al que vas: aquí contestamos viajes de visita.
      </p>
      {choices(COMMON)}
      <details className="unfolds" open={OTHERS.some((document) => holds.includes(document)) || undefined}>
        <summary>Otras residencias y visas</summary>
        {choices(OTHERS)}
      </details>
    </fieldset>
  );
}
