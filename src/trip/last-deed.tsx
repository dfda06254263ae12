import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** Tells what was done, and gives the focus to what it names once that is drawn; `undo` takes it back. */
export type OnDone = (message: string, focusOn?: string, undo?: () => void) => void;

interface Deed {
  message: string;
  undo?: (() => void) | undefined;
}

/** What the reader did last on the page, or in a part of it. */
export function useLastDeed(): { deed: Deed; onDone: OnDone } {
  const [deed, setDeed] = useState<Deed>({ message: '' });
  const focusOn = useRef<string>(undefined);
  useEffect(() => {
    if (focusOn.current === undefined) return;
    const named = document.getElementById(focusOn.current);
    named?.focus({ preventScroll: true });
    // At once: an answer that comes meanwhile would turn a smooth way aside.
    named?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    focusOn.current = undefined;
  });
  const onDone: OnDone = (message, focus, undo) => {
    setDeed({ message, undo });
    focusOn.current = focus;
  };
  return { deed, onDone };
}

interface LastDeedProps {
  deed: Deed;
  onDone: OnDone;
  /** Id of what has the focus once it was undone. */
  back: string;
}

/** The last deed in words, with the way back. */
export function LastDeed({ deed: { message, undo }, onDone, back }: LastDeedProps) {
  return (
    <div className="actions message" role="status">
      {message && <p>{message}</p>}
      {undo && (
        <Button
          id="deshacer"
          look="outline"
          small
          onClick={() => {
            onDone('', back);
            undo();
          }}
        >
          Deshacer
        </Button>
      )}
    </div>
  );
}
