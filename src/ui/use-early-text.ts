import { type RefObject, useEffect, useRef } from 'react';

/** What was typed before a component was awake is in its field, not in its state: handed over once. */
export function useEarlyText(onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value) onText(input.current.value);
  }, []);
  return input;
}
