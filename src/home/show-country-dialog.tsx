import { createRoot } from 'react-dom/client';
import CountryDialog from './country-dialog.tsx';

/** Shows a country's facts in `host` until they are closed, or chosen to be compared. */
export function showCountryDialog(host: HTMLElement, slug: string): void {
  const root = createRoot(host);
  const close = () => {
    host.removeEventListener('click', closeOnCompare);
    root.unmount();
  };
  const closeOnCompare = ({ target }: Event) => (target as Element).closest('[data-compare]') && setTimeout(close);
  host.addEventListener('click', closeOnCompare);
  root.render(<CountryDialog slug={slug} isCompared={false} onClose={close} />);
}
