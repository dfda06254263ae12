import { Button } from '../ui/button.tsx';

/** What a section says when its code could not be fetched. Shown by `client:near` (`data-load="failed"`). */
export function LoadFailure({ children }: { children: React.ReactNode }) {
  return (
    <div className="notice notice--error load-failure script-only" role="alert">
      <p>{children}</p>
      <Button look="outline" small data-retry="">
        Reintentar
      </Button>
    </div>
  );
}
