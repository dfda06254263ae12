import { useEffect, useRef, useState } from 'react';

/** Filters the alerts of the page by the places they are of. */
export function AlertsTool() {
  const root = useRef<HTMLDivElement>(null);
  const alerts = useRef<HTMLElement[]>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [place, setPlace] = useState('');
  const shown = alerts.current.filter(({ dataset }) => dataset['place'] === place).length;

  useEffect(() => {
    alerts.current = [...(root.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const names = new Set(alerts.current.map(({ dataset }) => dataset['place'] ?? ''));
    setPlaces([...names].sort(new Intl.Collator('es-MX').compare));
  }, []);
  useEffect(() => {
    for (const alert of alerts.current) alert.hidden = place !== '' && alert.dataset['place'] !== place;
  }, [place]);

  return (
    <div className="field" ref={root}>
      <label htmlFor="alertas-destino">¿De qué destino?</label>
      <select className="input" id="alertas-destino" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">Todos los destinos</option>
        {places.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <p className="visually-hidden" role="status">
        {place && (shown === 1 ? '1 alerta' : `${shown} alertas`)}
      </p>
    </div>
  );
}
