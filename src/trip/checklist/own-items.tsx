import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { OwnItem } from './list-schema.ts';

interface OwnItemsProps {
  own: readonly OwnItem[];
  onChange: (own: OwnItem[]) => void;
}

interface Removed {
  item: OwnItem;
  position: number;
}

/** What the reader adds; the field stays under the last item, where the thumb and the keyboard are. */
export function OwnItems({ own, onChange }: OwnItemsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<Removed>();
  const [message, setMessage] = useState('');

  const add = (text: string) => {
    const { length } = writtenLines(text);
    if (length === 0) return;
    onChange(addOwn(own, text));
    setTyped('');
    setRemoved(undefined);
    setMessage(length === 1 ? 'Ya está en tu lista.' : `Agregaste ${length} cosas.`);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add(typed);
    field.current?.focus();
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
    setRemoved({ item, position });
    setMessage(`Quitaste «${item.text}».`);
    const neighbour = left[position] ?? left[position - 1];
    (neighbour ? document.getElementById(rowId(neighbour)) : field.current)?.focus();
  };
  const undo = ({ item, position }: Removed) => {
    onChange(own.toSpliced(position, 0, item));
    setRemoved(undefined);
    setMessage('Está otra vez en tu lista.');
    field.current?.focus();
  };

  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-propio">
      <h3 id="grupo-propio">Lo tuyo</h3>
      {own.length > 0 && (
        <ul className="choices">
          {own.map((item) => (
            <OwnItemRow
              key={item.id}
              id={rowId(item)}
              item={item}
              onToggle={() => onChange(own.with(own.indexOf(item), { ...item, isTicked: !item.isTicked }))}
              onRename={(text) => onChange(renameOwn(own, item.id, text))}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
      <form className="checklist__add" onSubmit={submit}>
        <div className="field">
          <label htmlFor="lista-agregar">Agrega algo tuyo</label>
          <input
            ref={field}
            className="input"
            id="lista-agregar"
            type="text"
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
      <div className="actions message">
        <p role="status">{message}</p>
        {removed && (
          <Button look="outline" small onClick={() => undo(removed)}>
            Deshacer
          </Button>
        )}
      </div>
    </section>
  );
}

const rowId = ({ id }: OwnItem) => `lista-propia-${id}`;

interface OwnItemRowProps {
  /** Of the checkbox, so that focus can go there. */
  id: string;
  item: OwnItem;
  onToggle: () => void;
  onRename: (text: string) => void;
  onRemove: () => void;
}

/** An item of the reader's own: it ticks like every other, and can be reworded or removed in its place. */
function OwnItemRow({ id, item, onToggle, onRename, onRemove }: OwnItemRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  const edit = () => {
    flushSync(() => setIsEditing(true));
    field.current?.focus();
  };
  const close = () => {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(field.current?.value ?? '');
    close();
  };

  if (!isEditing) {
    return (
      <li className="checklist__own">
        <Choice id={id} type="checkbox" label={item.text} checked={item.isTicked} onChange={onToggle} />
        <button
          ref={editButton}
          className="text-button"
          type="button"
          aria-label={`Editar: ${item.text}`}
          onClick={edit}
        >
          Editar
        </button>
      </li>
    );
  }
  return (
    <li>
      <form
        className="actions checklist__editing"
        aria-label={`Editar: ${item.text}`}
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <input
          ref={field}
          className="input"
          type="text"
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
