import './my-trip.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../failure.tsx';
import { useBusy } from '../hooks.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { TakeTrip } from '../take-trip.tsx';
import type { AnsweredTrip } from './use-trip.ts';

interface TripFrameProps {
  trip: AnsweredTrip;
  /** Of the view. */
  path: string;
  /** Nothing was told of what this view answers. */
  isEmpty: boolean;
  /** What was told needs nothing more: on a phone its form folds under the answer. */
  isTold: boolean;
  /** The form's name while it is folded. */
  told: string;
  form: ReactNode;
  /** What the answer in short is followed by. Null where what the view shows is the answer: then nothing is said before it but what is still to be told. */
  summary: ReactNode;
  /** What follows the answer in short, before what can be done with it. */
  children: ReactNode;
}

/** A view of the trip: the answer first, then the form it comes from, then the rest. */
export function TripFrame({ trip, path, isEmpty, isTold, told, form, summary, children }: TripFrameProps) {
  const { state, facts, isWaiting, retry, answer } = trip;
  const isBusy = useBusy(isWaiting);
  const root = useEarlyChoices();
  const isInShort = !isEmpty && summary !== null;
  const toldForm = useRef<HTMLDetailsElement>(null);
  // On a phone a journey that is told already folds to one line; while it is being told, its fields stay where they are.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && isTold && toldForm.current) toldForm.current.open = matchMedia('(min-width: 960px)').matches;
  }, [isMounted]);
  useEffect(() => {
    if (isEmpty && toldForm.current) toldForm.current.open = true;
  }, [isEmpty]);

  // What is being told stays where it is on the screen while the answer above it grows.
  useEffect(() => {
    const form = toldForm.current;
    if (!form?.parentElement) return;
    let top = 0;
    const stand = () => {
      const moved = form.offsetTop - top;
      top += moved;
      return moved;
    };
    form.addEventListener('focusin', stand);
    const observer = new ResizeObserver(() => {
      const moved = stand();
      if (form.contains(document.activeElement)) scrollBy({ top: moved, behavior: 'instant' });
    });
    observer.observe(form.parentElement);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className="my-trip script-only" aria-busy={isBusy}>
      <div className="stack my-trip__notices">
        <JourneyNotice {...state} />
        {facts.failed.length > 0 && !isWaiting && (
          <Failure onRetry={retry}>
            {navigator.onLine === false ? 'No hay conexión y no' : 'No'} pudimos traer las reglas de{' '}
            {spokenList(facts.failed.map((slug) => facts.places.get(slug)?.name ?? slug))}. Lo que escribiste sigue
            aquí.
          </Failure>
        )}
      </div>
      <section
        className={isEmpty ? '' : `stack trip-summary trip-summary--${isInShort ? answer.level : 'quiet'}`}
        aria-labelledby={isEmpty ? undefined : 'tu-respuesta'}
      >
        {!isEmpty && (
          <h2 id="tu-respuesta" tabIndex={-1} className={isInShort ? undefined : 'visually-hidden'}>
            Tu respuesta
          </h2>
        )}
        <div role="status" className="trip-summary__sentence">
          {!isEmpty && isWaiting && <p>Un momento, estamos trayendo las reglas.</p>}
          {isInShort && !isWaiting && <p>{answer.sentence}</p>}
        </div>
        {!isEmpty && (
          <>
            {answer.needed && (
              <p className="trip-summary__needed">Para contestarte mejor, dinos {answer.needed.replace(/\.?$/, '.')}</p>
            )}
            {summary}
          </>
        )}
      </section>
      <details ref={toldForm} className="unfolds my-trip__told" open>
        <summary>{told}</summary>
        <div className="stack my-trip__form">
          {form}
          {!isEmpty && (
            <Button look="outline" onClick={() => trip.onDone('', 'tu-respuesta')}>
              Ver tu respuesta
            </Button>
          )}
        </div>
      </details>
      <div className="stack my-trip__answer">
        {children}
        {!isEmpty && <TakeTrip trip={trip} path={path} />}
      </div>
    </div>
  );
}

/**
 * Boxes and options that were chosen before a component was ready are chosen again, so that it hears of them: by a
 * quick reader, or by the browser, which at a reload or going back puts the page's fields as they were. Only after
 * what the component itself brings at first, from the address or the device: that is chosen already, and a second
 * time would take it away.
 */
function useEarlyChoices() {
  const root = useRef<HTMLDivElement>(null);
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
