import { type ReactNode, useState } from 'react';
import { type LayoverDraft, MOST_LAYOVERS, SHARED } from '../../journey/journey-draft.ts';
import { changeJourney, changeStop } from '../../journey/journey-store.ts';
import type { ChosenPlace } from '../../search/name-index.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OnDone } from '../last-deed.tsx';
import { UNSAID } from '../one-of.tsx';
import { stopId } from '../stop-fields.tsx';
import { PlaceBox } from './place-box.tsx';
import type { StopQuestionFieldsProps, StopQuestions } from './stop-questions.tsx';

const LEAVING = [
  ['no', 'No, solo cambio de avión'],
  ['si', 'Sí: salgo, duermo fuera o recojo la maleta'],
] as const;

interface LayoversToProps extends StopQuestionFieldsProps {
  onDone: OnDone;
  children?: ReactNode;
}

/** Where planes are changed on the way to a stop. */
export function LayoversTo({ stop, name, ...rest }: LayoversToProps) {
  return (
    <Layovers
      {...rest}
      id={`${stopId(stop)}-escalas`}
      label={`¿Por dónde haces escala para llegar a ${name}?`}
      name={name}
      layovers={stop.via}
      onChange={(via) => changeStop(stop.id, { via })}
    />
  );
}

/** Where planes are changed on the way home; or anywhere, while no stop was told. */
export function LayoversHome(props: Pick<LayoversProps, 'layovers' | 'asked' | 'onDone' | 'isAskedFirst'>) {
  return (
    <Layovers
      {...props}
      id="regreso"
      label={props.isAskedFirst ? '¿Por dónde haces escala?' : '¿Por dónde haces escala de regreso?'}
      name={props.isAskedFirst ? 'tu viaje' : 'el regreso'}
      onChange={(back) => changeJourney((before) => ({ ...before, back }))}
    />
  );
}

interface LayoversProps {
  id: string;
  label: string;
  name: string;
  layovers: readonly LayoverDraft[];
  asked: StopQuestions | undefined;
  onChange: (layovers: LayoverDraft[]) => void;
  onDone: OnDone;
  /** The first one is what the page asks for. */
  isAskedFirst?: boolean;
  /** Other deeds in the same row. */
  children?: ReactNode;
}

function Layovers({ id, label, name, layovers, asked, onChange, onDone, isAskedFirst, children }: LayoversProps) {
  const [isOpen, setIsAsking] = useState(false);
  const isFirst = isAskedFirst && layovers.length === 0;
  const isAsking = isOpen || isFirst;
  const add = ([chosen]: readonly ChosenPlace[]) => {
    if (!chosen) return;
    setIsAsking(false);
    onChange([...layovers, { place: chosen.slug, label: chosen.label, leaves: '' }]);
    onDone(`Agregaste una escala en ${chosen.label}.`, `${id}-${layovers.length}-sales`);
  };
  const change = (layover: LayoverDraft, part: Partial<LayoverDraft>) =>
    onChange(layovers.map((other) => (other === layover ? { ...layover, ...part } : other)));
  return (
    <>
      {layovers.length > 0 && (
        <ul className="stack route__layovers">
          {layovers.map((layover, at) => (
            // Two of one airport are told apart by their order alone.
            <li key={`${at} ${layover.place} ${layover.label}`} className="stack gap-2 route__layover">
              <h4 id={`${id}-${at}`}>Escala en {layover.label || layover.place}</h4>
              <fieldset className="route__leaving" aria-labelledby={`${id}-${at}`}>
                <SelectField
                  id={`${id}-${at}-sales`}
                  label="¿Sales de la zona internacional?"
                  isFree
                  value={layover.leaves}
                  placeholder={UNSAID}
                  options={LEAVING}
                  onChange={({ target }) => change(layover, { leaves: SHARED.find((each) => each === target.value) })}
                />
                <Button
                  look="outline"
                  small
                  aria-label={`Quitar la escala en ${layover.label}`}
                  onClick={() => {
                    onChange(layovers.filter((other) => other !== layover));
                    onDone(`Quitaste la escala en ${layover.label}.`, `${id}-agregar`);
                  }}
                >
                  Quitar
                </Button>
              </fieldset>
              {(asked?.hours.includes(at) || layover.hours) && (
                <TextField
                  id={`${id}-${at}-horas`}
                  label={`¿Cuántas horas dura la escala en ${layover.label || layover.place}?`}
                  isFree
                  className="input figure-text"
                  inputMode="numeric"
                  autoComplete="off"
                  value={layover.hours ?? ''}
                  onChange={({ target }) => change(layover, { hours: target.value.replace(/\D/g, '').slice(0, 3) })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <PlaceBox
          id={`${id}-donde`}
          label={label}
          placeholder="Aeropuerto, ciudad o país"
          onPlaces={add}
          onHome={(home) => onDone(`${home} es México: ahí no cruzas ninguna frontera.`)}
        />
      )}
      <div className="actions">
        {layovers.length < MOST_LAYOVERS && !isFirst && (
          <Button
            id={`${id}-agregar`}
            look="outline"
            small
            aria-expanded={isAsking}
            aria-label={`${isAsking ? 'Cancelar' : 'Agregar escala'}, ${name}`}
            onClick={() => {
              setIsAsking(!isAsking);
              if (!isAsking) onDone('', `${id}-donde`);
            }}
          >
            {isAsking ? 'Cancelar' : 'Agregar escala'}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
