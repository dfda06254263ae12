import '../../ui/notice.css';
import { HOLDINGS, type Holding, holdingWords } from '../../catalogue/holding.ts';
import { ARRIVALS, type Arrival, type Situation } from '../../catalogue/situation.ts';
import { Choice } from '../../ui/choice.tsx';

/** The documents most readers have; the rest waits behind `Otras`. */
const COMMON = HOLDINGS.slice(0, HOLDINGS.indexOf('jp-visa') + 1);
const OTHERS = HOLDINGS.slice(COMMON.length);

const ARRIVAL_LABELS: Record<Arrival, string> = { air: 'En avión', land: 'Por tierra', sea: 'Por mar o en crucero' };

interface SituationFormProps {
  situation: Situation;
  onChange: (situation: Situation) => void;
}

/** What the reader holds and how they arrive. Every answer is optional. */
export function SituationForm({ situation, onChange }: SituationFormProps) {
  const { holds, arrival } = situation;
  const toggle = (holding: Holding) =>
    onChange({
      ...situation,
      holds: HOLDINGS.filter((each) => (each === holding ? !holds.includes(each) : holds.includes(each))),
    });
  const choices = (offered: readonly Holding[]) =>
    offered.map((holding) => {
      const { name, hint } = holdingWords(holding);
      return (
        <Choice
          key={holding}
          type="checkbox"
          label={name}
          hint={hint}
          checked={holds.includes(holding)}
          onChange={() => toggle(holding)}
        />
      );
    });
  return (
    <>
      <fieldset>
        <legend className="choices-legend">¿Qué visas tienes?</legend>
        <p className="note">Marca las que tengas.</p>
        <div className="choices choices--columns">{choices(COMMON)}</div>
        <details className="unfolds" open={OTHERS.some((holding) => holds.includes(holding))}>
          <summary>Otras residencias y visas</summary>
          <div className="choices choices--columns">{choices(OTHERS)}</div>
        </details>
      </fieldset>
      <fieldset>
        <legend className="choices-legend">¿Cómo llegas?</legend>
        <p className="note">En algunos países la visa que tienes solo cuenta si entras en avión.</p>
        <div className="choices choices--columns">
          {ARRIVALS.map((way) => (
            <Choice
              key={way}
              type="radio"
              name="llegada"
              label={ARRIVAL_LABELS[way]}
              checked={arrival === way}
              onChange={() => onChange({ ...situation, arrival: way })}
            />
          ))}
          <Choice
            type="radio"
            name="llegada"
            label="Aún no sé"
            checked={arrival === undefined}
            onChange={() => onChange({ holds })}
          />
        </div>
      </fieldset>
    </>
  );
}
