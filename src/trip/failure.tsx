import '../ui/notice.css';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** Something did not come: what, and the way to ask for it again. */
export function Failure({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="notice notice--error" role="alert">
      <div>{children}</div>
      <Button look="outline" small onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </div>
  );
}
