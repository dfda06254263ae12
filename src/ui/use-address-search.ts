import { useSyncExternalStore } from 'react';

/** The address is the state: filters can be shared, and Back undoes them. Returns the query string and how to change it. */
export function useAddressSearch(): [search: string, navigate: (search: string) => void] {
  const search = useSyncExternalStore(
    (notify) => {
      window.addEventListener('popstate', notify);
      return () => window.removeEventListener('popstate', notify);
    },
    () => location.search,
    () => '',
  );
  const navigate = (next: string) => {
    // Choosing again what is chosen already must not cost the reader a second press of Back.
    if (next === location.search) return;
    history.pushState(null, '', `${location.pathname}${next}${location.hash}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  return [search, navigate];
}
