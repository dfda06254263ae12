import './input.css';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCombobox } from './use-combobox.ts';

export interface FinderField
  extends Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'enterKeyHint' | 'inputMode' | 'readOnly'> {
  label: string;
  isLabelHidden?: boolean;
  /** Always to be read under the field; without one, only what goes wrong is shown. */
  hint?: string;
}

export interface FinderProps<Result> extends FinderField {
  /** Characters from which on anything is looked for. */
  minLength: number;
  /** What the text finds; undefined while nobody can tell. */
  find: (query: string) => readonly Result[] | undefined;
  keyOf: (result: Result) => string;
  children: (result: Result) => ReactNode;
  /** The result chosen, and what was typed to find it. */
  onChoose: (result: Result, query: string) => void;
  /** Called when the reader comes near the field. */
  load: () => void;
  listLabel: string;
  /** What went wrong while loading. */
  failure: string | false;
  /** How many were found, as it is heard. */
  foundText: (count: number) => string;
  /** Shown where nothing is found. */
  nothingFound: ReactNode;
  /** What to offer where nothing is found, and what is said over it. */
  near?: { find: (query: string) => readonly Result[]; heading: string };
}

/** A field that finds one thing among many: arrows, Enter, Escape; Enter on a single result takes it. */
export function Finder<Result>({
  label,
  isLabelHidden = false,
  hint,
  minLength,
  find,
  keyOf,
  children,
  onChoose,
  load,
  listLabel,
  failure,
  foundText,
  nothingFound,
  near,
  ...field
}: FinderProps<Result>) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const [query, setQuery] = useState('');
  const isAsked = query.trim().length >= minLength && !field.readOnly;
  const found = isAsked ? find(query) : undefined;
  const alike = found?.length === 0 && near?.find(query);
  const results = alike || found || [];
  const heading = alike && alike.length > 0 ? near?.heading : undefined;

  const choose = (position: number) => {
    const result = results[position];
    if (!result) return;
    setQuery('');
    onChoose(result, query);
  };
  const { isOpen, open, onKey, inputProps, listProps, optionProps } = useCombobox({
    count: results.length,
    onChoose: choose,
  });
  const type = (text: string) => {
    setQuery(text);
    open();
  };
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the script woke is in the field, not in its state; whoever woke the field is in it already.
    const early = input.current?.value;
    if (early) type(early);
    if (early || input.current === document.activeElement) load();
  }, []);

  // Escape closes the list, then clears the text, and only then belongs to what is around the field.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onKey(event)) return;
    if (event.key === 'Enter' && found?.length === 1 && !event.nativeEvent.isComposing) choose(0);
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };

  const problem = failure || (results.length === 0 && found && nothingFound);

  return (
    <>
      <label className={isLabelHidden ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <input
        // Not `search`: HTML allows a combobox on a text field only.
        type="text"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-estado`}
        {...field}
        {...inputProps}
        ref={input}
        id={id}
        className="input"
        value={query}
        onChange={(event) => type(event.target.value)}
        onFocus={load}
        onKeyDown={onKeyDown}
      />
      <ul className="suggestions" aria-label={listLabel} data-heading={heading} {...listProps}>
        {isOpen &&
          results.map((result, position) => (
            <li key={keyOf(result)} {...optionProps(position)}>
              {children(result)}
            </li>
          ))}
      </ul>
      <p id={`${id}-estado`} className={problem || hint ? 'picker__status note' : 'visually-hidden'} role="status">
        {problem || heading || (found && foundText(found.length)) || hint}
      </p>
    </>
  );
}
