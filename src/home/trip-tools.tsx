import { MENU_TOOLS } from '../layout/navigation.ts';

/** The tools, each with the question it answers; under the destinations, where a trip begins to take shape. */
export function TripTools() {
  return (
    <section className="wrap home-tools" aria-labelledby="herramientas">
      <h2 id="herramientas">Prepara tu viaje</h2>
      <ul className="home-tools__list">
        {MENU_TOOLS.map(
          ({ href, label, purpose }) =>
            purpose && (
              <li key={href}>
                <a href={href}>{label}</a>
                <p>{purpose}</p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
