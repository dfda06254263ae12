import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { OwnItem } from './list-schema.ts';

interface OwnItemRowProps {
  /** Of the checkbox, so that focus can go there. */
  id: string;
  item: OwnItem;
  onToggle: () => void;
  onRename: (text: string) => void;
  onRemove: () => void;
}

/** An item of the reader's own: it ticks like every other, and can be reworded or removed in its place. */
export function OwnItemRow({ id, item, onToggle, onRename, onRemove }: OwnItemRowProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = typed !== undefined;

  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(typed ?? '');
    setTyped(undefined);
  };

  if (!isEditing) {
    return (
      <li className="checklist__own">
        <Choice id={id} type="checkbox" label={item.text} checked={item.isTicked} onChange={onToggle} />
        <button
          ref={edit}
          className="checklist__edit"
          type="button"
          aria-label={`Editar: ${item.text}`}
          onClick={() => setTyped(item.text)}
        >
          Editar
        </button>
      </li>
    );
  }
  return (
    <li>
      <form
        className="checklist__editing"
        aria-label={`Editar: ${item.text}`}
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
        }}
      >
        <input
          ref={field}
          className="input"
          type="text"
          aria-label="Cambia el texto"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" small>
          Guardar
        </Button>
        <Button look="outline" small onClick={onRemove}>
          Quitar
        </Button>
        <Button look="outline" small onClick={() => setTyped(undefined)}>
          Cancelar
        </Button>
      </form>
    </li>
  );
}
