import { type RefObject, useEffect, useRef } from 'react';

/**
 * Boxes and options that were chosen before a component was awake are chosen again, so that it hears of them. After
 * its own first effects, which may bring what was kept or what the address says.
 */
export function useEarlyChoices<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    const early = [...(root.current?.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]') ?? [])].filter(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    const timer = setTimeout(() => {
      for (const input of early) {
        input.checked = false;
        input.click();
      }
    });
    return () => clearTimeout(timer);
  }, []);
  return root;
}
