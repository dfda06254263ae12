/** The tools, each with the question it answers; under the destinations, where a trip begins to take shape. */
const TOOLS = [
  {
    href: '/mi-situacion',
    name: 'Mi situación',
    text: '¿Ya tienes otra visa? Mira a dónde entras más fácil con ella.',
  },
  {
    href: '/revisa-tus-fechas',
    name: 'Revisa tus fechas',
    text: '¿Tu pasaporte alcanza? ¿Cuántos días te quedan en Europa?',
  },
  { href: '/escalas', name: 'Escalas', text: '¿Te piden visa solo por cambiar de avión?' },
  { href: '/comparar', name: 'Comparar destinos', text: 'De dos a cuatro países, lado a lado.' },
  { href: '/mi-lista', name: 'Mi lista', text: 'Los requisitos, para palomear y llevar impresos.' },
  { href: '/sin-conexion', name: 'Sin conexión', text: 'Guarda todos los destinos antes de salir.' },
] as const;

export function TripTools() {
  return (
    <section className="wrap home-tools" aria-labelledby="herramientas">
      <h2 id="herramientas">Prepara tu viaje</h2>
      <ul className="home-tools__list">
        {TOOLS.map(({ href, name, text }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
