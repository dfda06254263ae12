import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** How many options there are now. */
  count: number;
  /** Called with the position of the option the reader chose. */
  onChoose: (position: number) => void;
}

/**
 * The ARIA combobox pattern with a listbox: focus stays in the field, arrows move the active option (and
 * wrap), Enter chooses it, Escape and leaving the field close the list. Written here because the smallest
 * kept library weighs 12 kB, a seventh of what a page may load in all.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [wantsOpen, setWantsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = wantsOpen && count > 0;
  const activePosition = isOpen && active < count ? active : -1;
  const optionId = (position: number) => `${listId}-${position}`;

  const open = () => {
    setWantsOpen(true);
    setActive(-1);
  };
  const close = () => {
    setWantsOpen(false);
    setActive(-1);
  };
  const choose = (position: number) => {
    close();
    onChoose(position);
  };

  const move = (step: 1 | -1) => {
    if (!isOpen) setWantsOpen(true);
    const from = activePosition < 0 && step < 0 ? 0 : activePosition;
    setActive((from + step + count) % count);
  };

  /** Handles the keys of the pattern; true when the key was one of them and did something. */
  const onKey = (event: KeyboardEvent): boolean => {
    // Enter while composing a letter (an accent on some keyboards) belongs to the keyboard.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && activePosition >= 0) choose(activePosition);
    else if (event.key === 'Escape' && isOpen) close();
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    isOpen,
    open,
    close,
    onKey,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': activePosition >= 0 ? optionId(activePosition) : undefined,
      autoComplete: 'off',
      onBlur: close,
    } satisfies ComponentProps<'input'>,
    listProps: { role: 'listbox', id: listId, hidden: !isOpen } as const,
    optionProps: (position: number) =>
      ({
        role: 'option',
        id: optionId(position),
        'aria-selected': position === activePosition,
        onPointerMove: () => setActive(position),
        // Keeps focus in the field, so that its blur does not close the list before the click arrives.
        onMouseDown: (event) => event.preventDefault(),
        onClick: () => choose(position),
      }) satisfies ComponentProps<'li'>,
  };
}
