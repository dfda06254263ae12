import { useEffect, useState } from 'react';

/** True until the first answer has come: what stands below it waits (`tool.css`). Later ones change what is there. */
export function useBusy(isWaiting: boolean): boolean {
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    if (!isWaiting) setBusy(false);
  }, [isWaiting]);
  return isBusy;
}
