import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import type { StayList } from '../../journey/journey-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { OnDone } from '../last-deed.tsx';
import { toggled, written } from './stay-papers.ts';

interface AddedItemsProps {
  list: StayList;
  onChange: (edit: (list: StayList) => StayList) => void;
  onDone: OnDone;
}

export const FIELD_ID = 'lista-agregar';

/** What the reader adds; the field stays under the last item, where the thumb and the keyboard are, and rewords one as well. */
export function AddedItems({ list, onChange, onDone }: AddedItemsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  /** The item whose words are in the field. */
  const [reworded, setReworded] = useState<string>();
  const { own, ticked } = list;

  const begin = (text: string | undefined) => {
    setReworded(text);
    setTyped(text ?? '');
    field.current?.focus();
  };
  const add = (text: string) => {
    const more = written(list, text, reworded).own.length - own.length;
    onChange((before) => written(before, text, reworded));
    begin(undefined);
    if (more > 0) onDone(more === 1 ? 'Ya está en tu lista.' : `Agregaste ${more} cosas.`);
  };
  // A field of one line would glue the lines of a pasted list together.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\n\r]/.test(text.trim())) return;
    event.preventDefault();
    add(`${typed}\n${text}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(typed);
  };
  const remove = (text: string) => {
    const at = own.indexOf(text);
    const neighbour = own[at + 1] === undefined ? at - 1 : at;
    onDone(`Quitaste «${text}».`, neighbour < 0 ? FIELD_ID : rowId(neighbour), () =>
      onChange((before) => ({ ...before, own: before.own.toSpliced(at, 0, text) })),
    );
    onChange((before) => ({ ...before, own: before.own.filter((each) => each !== text) }));
    if (text === reworded) begin(undefined);
  };

  return (
    <>
      {own.length > 0 && (
        <ul className="choices">
          {own.map((text, at) => (
            <li key={text} className="actions checklist__own">
              <Choice
                id={rowId(at)}
                type="checkbox"
                label={text}
                checked={ticked.includes(text)}
                onChange={() => onChange((before) => toggled(before, text))}
              />
              <button type="button" className="text-button" aria-label={`Editar: ${text}`} onClick={() => begin(text)}>
                Editar
              </button>
              <button type="button" className="text-button" aria-label={`Quitar: ${text}`} onClick={() => remove(text)}>
                Quitar
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="checklist__add"
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && reworded !== undefined && begin(undefined)}
      >
        <div className="field">
          <label htmlFor={FIELD_ID}>{reworded === undefined ? 'Agrega algo tuyo' : 'Cambia el texto'}</label>
          <input
            ref={field}
            className="input"
            id={FIELD_ID}
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onPaste={paste}
          />
        </div>
        <Button type="submit" look="outline">
          {reworded === undefined ? 'Agregar' : 'Guardar'}
        </Button>
      </form>
    </>
  );
}

/** Of the checkbox, so that focus can go there. */
const rowId = (at: number) => `lista-propia-${at}`;
