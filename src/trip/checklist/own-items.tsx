import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { LastDeed, useLastDeed } from '../last-deed.tsx';
import type { OwnItem } from './list-book.ts';

interface OwnItemsProps {
  own: readonly OwnItem[];
  onChange: (own: OwnItem[]) => void;
}

/** What the reader adds; the field stays under the last item, where the thumb and the keyboard are. */
export function OwnItems({ own, onChange }: OwnItemsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { deed, onDone } = useLastDeed();
  // Undone later, with what was done meanwhile.
  const latest = useRef(own);
  latest.current = own;

  const add = (text: string) => {
    const { length } = writtenLines(text);
    if (length === 0) return;
    onChange(addOwn(own, text));
    setTyped('');
    onDone(length === 1 ? 'Ya está en tu lista.' : `Agregaste ${length} cosas.`);
  };
  // A field of one line would glue the lines of a pasted list together.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (writtenLines(text).length < 2) return;
    event.preventDefault();
    add(typed === '' ? text : `${typed}\n${text}`);
  };
  const remove = (item: OwnItem) => {
    const position = own.indexOf(item);
    const left = own.toSpliced(position, 1);
    onChange(left);
    const neighbour = left[position] ?? left[position - 1];
    onDone(`Quitaste «${item.text}».`, neighbour ? rowId(neighbour) : FIELD_ID, () => {
      onChange(latest.current.toSpliced(position, 0, item));
    });
  };

  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-propio">
      <h3 id="grupo-propio">Lo tuyo</h3>
      {own.length > 0 && (
        <ul className="choices">
          {own.map((item) => (
            <OwnItemRow
              key={item.id}
              item={item}
              onToggle={() => onChange(own.with(own.indexOf(item), { ...item, isTicked: !item.isTicked }))}
              onRename={(text) => onChange(renameOwn(own, item.id, text))}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
      <form
        className="checklist__add"
        onSubmit={(event) => {
          event.preventDefault();
          add(typed);
          field.current?.focus();
        }}
      >
        <div className="field">
          <label htmlFor={FIELD_ID}>Agrega algo tuyo</label>
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
          Agregar
        </Button>
      </form>
      <LastDeed deed={deed} onDone={onDone} back={FIELD_ID} id="deshacer-propio" />
    </section>
  );
}

const FIELD_ID = 'lista-agregar';

/** Of the checkbox, so that focus can go there. */
const rowId = ({ id }: OwnItem) => `lista-propia-${id}`;

interface OwnItemRowProps {
  item: OwnItem;
  onToggle: () => void;
  onRename: (text: string) => void;
  onRemove: () => void;
}

/** An item of the reader's own: it ticks like every other, and unfolds to be reworded or removed. */
function OwnItemRow({ item, onToggle, onRename, onRemove }: OwnItemRowProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => {
    fold.current?.removeAttribute('open');
    fold.current?.querySelector('summary')?.focus();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(String(new FormData(event.currentTarget).get('text')));
    close();
  };
  return (
    <li className="checklist__own">
      <Choice id={rowId(item)} type="checkbox" label={item.text} checked={item.isTicked} onChange={onToggle} />
      <details
        ref={fold}
        onToggle={({ currentTarget }) => {
          // Folded without saving, what was typed is gone.
          if (currentTarget.open) currentTarget.querySelector('input')?.focus();
          else currentTarget.querySelector('form')?.reset();
        }}
      >
        <summary className="text-button" aria-label={`Editar: ${item.text}`}>
          Editar
        </summary>
        <form className="actions" onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && close()}>
          <input
            className="input"
            name="text"
            aria-label="Cambia el texto"
            autoComplete="off"
            enterKeyHint="done"
            defaultValue={item.text}
          />
          <Button type="submit" small>
            Guardar
          </Button>
          <Button look="outline" small onClick={onRemove}>
            Quitar
          </Button>
          <Button look="outline" small onClick={close}>
            Cancelar
          </Button>
        </form>
      </details>
    </li>
  );
}

/** What was typed or pasted as items: one per line, blanks folded, empty lines left out. */
export function writtenLines(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

export function addOwn(own: readonly OwnItem[], text: string): OwnItem[] {
  const first = 1 + Math.max(0, ...own.map(({ id }) => id));
  return [...own, ...writtenLines(text).map((line, index) => ({ id: first + index, text: line, isTicked: false }))];
}

/** Other words for an item; of nothing but blanks, the item stays as it was. */
export function renameOwn(own: readonly OwnItem[], id: number, text: string): OwnItem[] {
  const line = writtenLines(text).join(' ');
  return own.map((item) => (item.id === id && line !== '' ? { ...item, text: line } : item));
}
