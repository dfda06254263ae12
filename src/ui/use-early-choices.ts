import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Boxes and options that were chosen before a component was ready are chosen again, so that it hears of them: by a
 * quick reader, or by the browser, which at a reload or going back puts the page's fields as they were. Only after
 * what the component itself brings at first, from the address or the device: that is chosen already, and a second
 * time would take it away.
 */
export function useEarlyChoices<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const [early, setEarly] = useState<readonly HTMLInputElement[]>();
  useEffect(() => {
    const boxes = root.current?.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]') ?? [];
    const chosen = [...boxes].filter(({ checked, defaultChecked }) => checked && !defaultChecked);
    // As the component still believes; from here on what is chosen is what it draws.
    for (const input of chosen) input.checked = false;
    setEarly(chosen);
  }, []);
  useEffect(() => {
    if (!early) return;
    // Each click is answered before the next one only outside of an effect.
    const timer = setTimeout(() => {
      for (const input of early) if (!input.checked) input.click();
    });
    return () => clearTimeout(timer);
  }, [early]);
  return root;
}
