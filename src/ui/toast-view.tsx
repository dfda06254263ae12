import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import toast, { Toaster } from 'react-hot-toast';

export type ToastKind = 'success' | 'error';

const DURATION_MS = 5000;
/** The terms banner is up to 84px high at 360px. */
const ABOVE_THE_BANNER = { bottom: 96 } as const;
let isMounted = false;

/** Mounts the stack of toasts once, at the end of the page. */
function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(host).render(<Toaster position="bottom-center" containerStyle={ABOVE_THE_BANNER} />));
}

export function presentToast(kind: ToastKind, title: string, text: string): void {
  mountToaster();
  toast.custom(
    <div className={kind === 'error' ? 'toast toast--error' : 'toast'} role={kind === 'error' ? 'alert' : 'status'}>
      <p>
        <b>{title}</b>
        {text}
      </p>
    </div>,
    { duration: DURATION_MS, ariaProps: { role: 'status', 'aria-live': 'off' } },
  );
}
