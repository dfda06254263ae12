import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

export type ToastKind = 'success' | 'error';

interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
}

/** Long enough to read twice; Escape or the next toast ends it sooner. */
const DURATION_MS = 6000;

let root: Root | undefined;
let nextId = 1;

/** One toast at a time, in live regions that are there before their text, so that it is announced. */
function Toaster({ toast }: { toast?: Toast }) {
  useEffect(() => {
    if (!toast) return;
    const dismiss = () => draw(undefined);
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

export function ToastCard({ kind, title, text }: Toast) {
  return (
    <p className={kind === 'error' ? 'toast toast--error' : 'toast'}>
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  );
}

function draw(toast: Toast | undefined): void {
  root?.render(<Toaster toast={toast} />);
}

/** Shows a toast; its place is mounted at the end of the page with the first one. */
export function presentToast(kind: ToastKind, title: string, text: string): void {
  if (!root) {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() => draw(undefined));
  }
  draw({ id: nextId++, kind, title, text });
}
