import { kilobytes, verdict } from '../figures.ts';
import { printNote, printProgress, printTable, type Row } from '../print-table.ts';
import { type PageType, pageTypes } from '../site/page-types.ts';
import { inBrowser } from '../site/serve-site.ts';
import { sum } from '../weights/transfer-log.ts';
import { unusedCssShare } from '../weights/unused-css.ts';
import { type Weight, weighPage } from '../weights/weigh-page.ts';

/** Kilobytes, brotli, that a page of each kind may cost. */
interface Budget {
  html?: number;
  scripts: number;
  fonts?: number;
  /** All but HTML and fonts, before anybody touches the page. */
  restBefore?: number;
}

/** Share of a page's style rules that nothing uses. */
const UNUSED_CSS = 0.2;

const BUDGETS: Record<PageType['kind'], Budget> = {
  home: { html: 40, scripts: 85 },
  country: { html: 14, scripts: 80, fonts: 36, restBefore: 25 },
  plain: { scripts: 80 },
  tool: { scripts: 85 },
  trip: { scripts: 90 },
};

interface WeighedPage extends Weight {
  type: PageType;
  /** Share of its style rules that nothing uses, 0 to 1. */
  unusedCss: number;
}

/** `pesos`: what each kind of page makes a phone download. */
export async function weights(): Promise<void> {
  const pages: WeighedPage[] = [];
  await inBrowser(async (browser, origin, dir) => {
    for (const type of pageTypes(dir)) {
      printProgress(`pesando ${type.path}`);
      const address = origin + type.path;
      pages.push({ type, ...(await weighPage(browser, address)), unusedCss: await unusedCssShare(browser, address) });
    }
  });

  printTable(
    'PESOS: lo que baja un teléfono de 360 px, en kB (1,000 bytes) comprimidos',
    [
      'Página',
      'Dirección',
      'HTML',
      'CSS',
      'Fuentes',
      'Imágenes',
      'JS antes',
      'JS después',
      'Total antes',
      'después',
      'CSS sin uso',
    ],
    pages.map(({ type, before, after, unusedCss }) => [
      type.name,
      type.path,
      kilobytes(before.html),
      kilobytes(before.css),
      kilobytes(before.fonts),
      kilobytes(before.images),
      kilobytes(before.scripts),
      kilobytes(after.scripts),
      kilobytes(sum(before)),
      kilobytes(sum(after)),
      `${Math.round(unusedCss * 100)} %`,
    ]),
  );
  printNote('Antes: la página recién abierta. Después: buscador, menú, avisos, compartir, filtros y ficha ya usados.');
  printTable('PESOS: topes, en kB', ['Página', 'Qué', 'Medido', 'Tope', '¿Cabe?'], pages.flatMap(budgetRows));
  printNote(
    `CSS sin uso: tope ${UNUSED_CSS * 100} %. Reglas que nada en la página puede llevar, ni después de usarlo todo, en ningún estado ni medio.`,
  );
  printNote('JS: archivos con React después de usar todo, más lo escrito dentro del HTML (comprimido aparte).');
  for (const { type, asleep } of pages) {
    if (asleep > 0) printNote(`¡Atención! En ${type.path} quedaron ${asleep} islas dormidas: falta su JavaScript.`);
  }
}

function budgetRows({ type, before, after, inlineScripts }: WeighedPage): Row[] {
  const budget = BUDGETS[type.kind];
  const row = (what: string, bytes: number, limit: number): Row => [
    type.name,
    what,
    kilobytes(bytes),
    limit,
    verdict(bytes, limit * 1000),
  ];
  return [
    ...(budget.html ? [row('HTML con su CSS', before.html, budget.html)] : []),
    row('JavaScript en total', after.scripts + inlineScripts, budget.scripts),
    ...(budget.fonts ? [row('Fuentes', after.fonts, budget.fonts)] : []),
    ...(budget.restBefore
      ? [row('Antes de tocar, sin HTML ni fuentes', sum(before) - before.html - before.fonts, budget.restBefore)]
      : []),
  ];
}
