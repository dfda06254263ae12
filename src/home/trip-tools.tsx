import { MENU_TOOLS } from '../site/navigation.ts';

/** The tools, each with the question it answers, and the visas with a page of their own; under the destinations, where a trip begins to take shape. */
export function TripTools({ visaGuides }: { visaGuides: readonly { id: string; name: string }[] }) {
  return (
    <section className="wrap home-tools" aria-labelledby="herramientas">
      <h2 id="herramientas">Prepara tu viaje</h2>
      <ul className="home-tools__list">
        {MENU_TOOLS.map(
          ({ href, label, purpose }) =>
            purpose && (
              <li key={href}>
                <a className="touch stretched" href={href}>
                  {label}
                </a>
                <p className="note">{purpose}</p>
              </li>
            ),
        )}
      </ul>
      <p className="actions home-tools__visa-guides">
        <span>Paso a paso:</span>
        {visaGuides.map(({ id, name }) => (
          <a key={id} href={`/${id}`}>
            {name}
          </a>
        ))}
        <a href="/es-cierto">¿Es cierto?</a>
      </p>
    </section>
  );
}
