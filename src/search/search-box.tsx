import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import '../ui/input.css';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Find } from './answers.ts';
import type { Meaning } from './name-index.ts';
import type { ChosenAnswer, SearchBoxElement } from './search-box.element.ts';

interface FieldProps {
  id: string;
  label: string;
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  enterKeyHint?: 'go' | 'done';
  /** Always to be read under the field. */
  hint?: string | undefined;
  /** Only countries are looked for. */
  onlyCountries?: boolean;
  icon?: ReactNode;
}

/** The inside of every `<search-box>`: label, field, list and what is heard of it. */
function SearchField({ id, label, isLabelHidden, hint, onlyCountries, icon, ...field }: FieldProps) {
  return (
    <>
      <label className={isLabelHidden ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <div className="finder">
        <input
          {...field}
          className="input"
          id={id}
          // Not `search`: HTML allows a combobox on a text field only.
          type="text"
          name="buscar"
          inputMode="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={`${id}-lista`}
          aria-expanded="false"
          aria-describedby={hint ? `${id}-ayuda ${id}-estado` : `${id}-estado`}
        />
        <div
          className="suggestions"
          role="listbox"
          id={`${id}-lista`}
          aria-label={onlyCountries ? 'Países que coinciden' : 'Lugares que coinciden'}
          hidden
        />
        {icon}
      </div>
      {hint && (
        <p id={`${id}-ayuda`} className="note">
          <Unbroken text={hint} />
        </p>
      )}
      <p id={`${id}-estado`} className="finder__status note visually-hidden" role="status" />
    </>
  );
}

interface SearchBoxProps extends Partial<Pick<FieldProps, 'label' | 'isLabelHidden' | 'placeholder'>> {
  id: string;
  /** Where a country leads: what its slug is put after. */
  to?: string;
  /** Answers what a box without code has sent here. */
  asks?: boolean;
  /** A link in here goes on with the text, where there is one. */
  children?: ReactNode;
}

/** «¿A dónde vas?»: what is typed is answered under the field, and choosing an answer opens its page. */
export function SearchBox({
  label = '¿A dónde vas?',
  placeholder = 'País, ciudad o pregunta',
  to = '/pais/',
  asks = false,
  children,
  ...field
}: SearchBoxProps) {
  return (
    <search-box class="search" to={to} asks={asks ? '' : undefined}>
      {/* Until the code has come the text goes to home, whose box takes it up. */}
      <search className="script-only">
        <form action="/">
          <SearchField
            {...field}
            label={label}
            placeholder={placeholder}
            enterKeyHint="go"
            icon={<Icon name="search" />}
          />
        </form>
      </search>
      {children}
    </search-box>
  );
}

interface PlaceFieldProps extends FieldProps {
  className: string;
  box?: React.Ref<SearchBoxElement>;
}

/** The same box as a field. Whoever hears its `choose` starts it: `SearchBoxElement.start`. */
export function PlaceField({ className, box, ...field }: PlaceFieldProps) {
  return (
    <search-box ref={box} class={`field ${className}`} knows={field.onlyCountries ? 'countries' : undefined}>
      <SearchField {...field} />
    </search-box>
  );
}

interface PickerProps extends Omit<PlaceFieldProps, 'box'> {
  /** What is found in the place of the box's own answers. */
  find?: Find;
  /** Fetches what that needs, when the field is first used. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** The answer chosen, and what was typed to find it. */
  onChoose: (answer: Meaning, query: string) => void;
}

/** As a field of a tool. */
export function PlacePicker({ find, prepare, onChoose, ...field }: PickerProps) {
  const box = useRef<SearchBoxElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The element's code comes with the page, before the tool's or after it, and does not reach what has gone meanwhile.
    customElements.whenDefined('search-box').then(() => element.isConnected && element.start(find, prepare));
    const choose = (event: Event) => {
      const { answer, query } = (event as CustomEvent<ChosenAnswer>).detail;
      onChoose(answer, query);
    };
    element.addEventListener('choose', choose);
    return () => element.removeEventListener('choose', choose);
  }, [find, onChoose]);
  return <PlaceField box={box} {...field} />;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'search-box': {
        ref?: React.Ref<SearchBoxElement> | undefined;
        class: string;
        to?: string;
        asks?: string | undefined;
        knows?: string | undefined;
        children: ReactNode;
      };
    }
  }
}
