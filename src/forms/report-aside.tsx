import { TickList } from '../ui/lists.tsx';
import '../ui/tick-list.css';

const REASONS = [
  'Las reglas de entrada cambian sin aviso, y quien acaba de hacer el trámite se entera primero.',
  'Le evitas a alguien más un gasto de más o una vuelta en balde al consulado.',
  'Con la página oficial a la mano, confirmamos el cambio y lo publicamos con fecha y fuente.',
];

/** What a report may be about, and why it is worth the trouble. */
export function ReportAside() {
  return (
    <>
      <section>
        <h2>Requisitos</h2>
        <p>Un documento que ya no piden, uno que falta en la lista o una condición que cambió.</p>
      </section>
      <section>
        <h2>Costos</h2>
        <p>Una tarifa distinta, un cargo que no aparece o una conversión a pesos que no cuadra.</p>
      </section>
      <section>
        <h2>Enlaces</h2>
        <p>Una página que no abre, que lleva a otro lado o que dejó de ser la oficial.</p>
      </section>
      <section>
        <h2>¿Por qué reportar un error?</h2>
        <TickList items={REASONS} />
        <p>
          <a href="/correcciones">Mira qué hicimos con otros reportes</a>
        </p>
      </section>
    </>
  );
}
