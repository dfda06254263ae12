import { useEffect, useRef, useState } from 'react';
import { changeJourney, type EditedJourney } from '../journey/journey-store.ts';
import { Button } from '../ui/button.tsx';

/** Tells what was done, and gives the focus to what it names once that is drawn; `removed` is the journey before it. */
export type OnDone = (message: string, focusOn?: string, removed?: EditedJourney) => void;

interface Deed {
  message: string;
  removed?: EditedJourney | undefined;
}

/** What the reader did last to the journey of the page. */
export function useLastDeed(): { deed: Deed; onDone: OnDone } {
  const [deed, setDeed] = useState<Deed>({ message: '' });
  const focusOn = useRef<string>(undefined);
  useEffect(() => {
    if (focusOn.current === undefined) return;
    document.getElementById(focusOn.current)?.focus();
    focusOn.current = undefined;
  });
  const onDone: OnDone = (message, focus, removed) => {
    setDeed({ message, removed });
    focusOn.current = focus;
  };
  return { deed, onDone };
}

/** The last deed in words, with the way back. @param back the id of what has the focus then */
export function LastDeed({ deed: { message, removed }, onDone, back }: { deed: Deed; onDone: OnDone; back: string }) {
  const undo = () => {
    if (removed) changeJourney(() => removed);
    onDone('', back);
  };
  return (
    <div className="actions message" role="status">
      {message && <p>{message}</p>}
      {removed && (
        <Button id="deshacer" look="outline" small onClick={undo}>
          Deshacer
        </Button>
      )}
    </div>
  );
}
