import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export type ToastKind = 'success' | 'error';

interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
}

/** Long enough to read twice; Escape or the next toast ends it sooner. */
const DURATION_MS = 6000;

let current: Toast | undefined;
let nextId = 1;
let isMounted = false;
const listeners = new Set<() => void>();

function setCurrent(toast: Toast | undefined): void {
  current = toast;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** One toast at a time, in live regions that are there before their text, so that it is announced. */
function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => current);

  useEffect(() => {
    if (!toast) return;
    const dismiss = () => setCurrent(undefined);
    const timer = setTimeout(dismiss, DURATION_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [toast]);

  return (
    <div className="toaster">
      <div role="status">{toast?.kind === 'success' && <ToastCard key={toast.id} {...toast} />}</div>
      <div role="alert">{toast?.kind === 'error' && <ToastCard key={toast.id} {...toast} />}</div>
    </div>
  );
}

function ToastCard({ kind, title, text }: Toast) {
  return (
    <p className={kind === 'error' ? 'toast toast--error' : 'toast'}>
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  );
}

/** Shows a toast; the stack is mounted at the end of the page with the first one. */
export function presentToast(kind: ToastKind, title: string, text: string): void {
  if (!isMounted) {
    isMounted = true;
    const host = document.body.appendChild(document.createElement('div'));
    flushSync(() => createRoot(host).render(<Toaster />));
  }
  setCurrent({ id: nextId++, kind, title, text });
}
