import { useEffect, useRef, useState } from 'react';
import { unfold } from '../ui/unfold.ts';

/** Filters and unfolds the alerts of the page. */
export function AlertsTool({ places }: { places: readonly string[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState('');
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const section = root.current?.closest('section');
    const list = section?.querySelector('.alerts');
    if (!section || !list) return;
    const alerts = [...list.children] as HTMLElement[];
    for (const alert of alerts) alert.hidden = place !== '' && alert.dataset['place'] !== place;
    setShown(alerts.filter((alert) => !alert.hidden).length);
    section.toggleAttribute('data-filtered', place !== '');
  }, [place]);

  useEffect(() => {
    const more = root.current?.closest('section')?.querySelector<HTMLElement>('[data-unfold]');
    more?.addEventListener('click', () => unfold(more));
  }, []);

  return (
    <div className="field" ref={root}>
      <label htmlFor="alertas-destino">¿De qué destino?</label>
      <select className="input" id="alertas-destino" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">Todos los destinos</option>
        {places.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <p className="visually-hidden" role="status">
        {place && (shown === 1 ? '1 alerta' : `${shown} alertas`)}
      </p>
    </div>
  );
}
