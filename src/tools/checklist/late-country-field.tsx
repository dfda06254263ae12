import '../../ui/notice.css';
import { type ComponentType, useEffect, useState } from 'react';

/** The search, for who came with an unknown country: a list that opens has no use for its code. */
export function LateCountryField() {
  const [Field, setField] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('./country-field.tsx').then(
      ({ CountryField }) => setField(() => CountryField),
      () => setHasFailed(true),
    );
  }, []);
  if (hasFailed) {
    return (
      <p className="notice">
        El buscador no se pudo cargar. Elige tu país en los <a href="/#destinos">destinos</a>.
      </p>
    );
  }
  return <div className="checklist__search">{Field && <Field />}</div>;
}
