import './figures.css';
import '../country/status.css';
import '../country/status-texture.css';
import { statusClass } from '../country/badge.tsx';
import type { StatusCounts } from '../country/status-counts.ts';

const BAR = ['visa-free', 'eta-required', 'visa-on-arrival', 'visa-required'] as const;

/** How wide each part of the bar is, for the head: a content security policy refuses `style` attributes. */
export function shareRules(counts: StatusCounts): string {
  return BAR.map((status) => `.bar .${statusClass(status)}{--share:${counts[status]}}`).join('');
}

/** The catalogue in numbers, counted at build; the bar repeats them in the textures of the stamps. */
export function CatalogueFigures({ counts }: { counts: StatusCounts }) {
  const figures = [
    { status: 'visa-free', label: 'destinos sin visa', value: counts['visa-free'] },
    { status: undefined, label: 'países en total', value: counts.total },
    { status: 'visa-required', label: 'países que exigen visa', value: counts['visa-required'] },
    { status: 'eta-required', label: 'países con ETA/e-Visa', value: counts['eta-required'] },
    { status: 'visa-on-arrival', label: 'países con visa al llegar', value: counts['visa-on-arrival'] },
  ] as const;
  return (
    <section className="figures wrap" aria-labelledby="cuentas">
      <h2 className="visually-hidden" id="cuentas">
        El catálogo en números
      </h2>
      <div className="bar" aria-hidden="true">
        {BAR.map((status) => (
          <i key={status} className={statusClass(status)} />
        ))}
      </div>
      <dl>
        {figures.map(({ status, label, value }) => (
          <div key={label} className={status && statusClass(status)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
