import { launchChromium } from '../../e2e/chromium.ts';
import { kilobytes, verdict } from '../figures.ts';
import { type Cell, printNote, printProgress, printTable } from '../print-table.ts';
import { type PageType, pageTypes } from '../site/page-types.ts';
import { realSite } from '../site/real-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { BUDGETS } from '../weights/budgets.ts';
import { sum } from '../weights/transfer-log.ts';
import { type Weight, weighPage } from '../weights/weigh-page.ts';

interface WeighedPage extends Weight {
  type: PageType;
}

/** `pesos`: what each kind of page makes a phone download. */
export async function weights(): Promise<void> {
  const { dir } = await realSite();
  const site = await serveSite(dir);
  const browser = await launchChromium();
  const pages: WeighedPage[] = [];
  for (const type of pageTypes(dir)) {
    printProgress(`pesando ${type.path}`);
    pages.push({ type, ...(await weighPage(browser, site.origin + type.path)) });
  }
  await browser.close();
  await site.stop();

  printTable(
    'PESOS: lo que baja un teléfono de 360 px, en kB (1,000 bytes) comprimidos',
    ['Página', 'Dirección', 'HTML', 'CSS', 'Fuentes', 'Imágenes', 'JS antes', 'JS después', 'Total antes', 'después'],
    pages.map(({ type, before, after }) => [
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
    ]),
  );
  printNote('Antes: la página recién abierta. Después: buscador, menú, avisos, compartir, filtros y ficha ya usados.');
  printTable('PESOS: topes, en kB', ['Página', 'Qué', 'Medido', 'Tope', '¿Cabe?'], pages.flatMap(budgetRows));
  printNote('JS: archivos con React después de usar todo, más lo escrito dentro del HTML (comprimido aparte).');
  for (const { type, asleep } of pages) {
    if (asleep > 0) printNote(`¡Atención! En ${type.path} quedaron ${asleep} islas dormidas: falta su JavaScript.`);
  }
}

function budgetRows({ type, before, after, inlineScripts }: WeighedPage): Cell[][] {
  const budget = BUDGETS[type.kind];
  if (!budget) return [];
  const row = (what: string, bytes: number, limit: number): Cell[] => [
    type.name,
    what,
    kilobytes(bytes),
    limit,
    verdict(bytes, limit * 1000),
  ];
  return [
    row('HTML con su CSS', before.html, budget.html),
    row('JavaScript en total', after.scripts + inlineScripts, budget.scripts),
    ...(budget.fonts ? [row('Fuentes', after.fonts, budget.fonts)] : []),
  ];
}
