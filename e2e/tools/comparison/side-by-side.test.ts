import { describe, expect, test } from 'vitest';
import { factsOf } from '../../catalogue.ts';
import { copiedText, linkCopied, MAY_COPY } from '../../clipboard.ts';
import { expectedOf } from '../../country-page/country-sample.ts';
import { textOf } from '../../page-parts.ts';
import { expectLocation, locationOf } from '../../site.ts';
import { holding } from '../../stored-data.ts';
import { cell, field, useComparison } from './comparison-page.ts';

const { compare } = useComparison();

describe('side by side', () => {
  test('answer, stay, cost with its own currency, procedure and its time, passport, check date and sources', async () => {
    const page = await compare('japan,canada', 'Canadá');
    expect(await textOf(cell(page, '¿Necesitas visa', 'Japón'))).toBe('Sin Visa');
    expect(await textOf(cell(page, '¿Necesitas visa', 'Canadá'))).toMatch(
      /^ETA\/e-Visa · con condicionesDepende de tu caso\. \S/,
    );
    expect(await textOf(cell(page, 'Estancia', 'Japón'))).toBe('90 días');
    expect(await textOf(cell(page, 'Costo', 'Canadá'))).toMatch(/^[\d,]+ MXN o [\d,]+ MXN\d+ CAD/);
    expect(await textOf(cell(page, 'Trámite', 'Canadá'))).toMatch(/^En líneaTiempo: \S/);
    expect(await textOf(cell(page, 'Vigencia del pasaporte', 'Japón'))).toMatch(
      /^Tu pasaporte debe estar vigente todo el viaje y tener 1 página en blanco/,
    );
    expect(await textOf(cell(page, 'Mejores meses', 'Japón'))).toContain('Marzo a mayo y octubre a noviembre');
    const sources = cell(page, 'Verificado y fuentes', 'Canadá');
    expect(await textOf(sources)).toMatch(/Datos verificados el \d/);
    expect(await sources.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
  });

  test('costs are the same only where what else is paid is the same', async () => {
    const page = await compare('peru,colombia', 'Colombia');
    const costs = await Promise.all(['Perú', 'Colombia'].map((name) => textOf(cell(page, 'Costo', name))));
    for (const cost of costs) expect(cost).toMatch(/^Gratis./);
    expect(costs[0]).not.toBe(costs[1]);
    expect(await textOf(page.getByRole('heading', { name: /^¿Necesitas visa/ }))).toContain('igual en todos');
    expect(await textOf(page.getByRole('heading', { name: /^Costo/ }))).not.toContain('igual');
  });

  test('a doubt is said before the answer', async () => {
    const page = await compare('thailand,japan', 'Japón');
    expect(await textOf(cell(page, '¿Necesitas visa', 'Tailandia'))).toMatch(
      new RegExp(`^\\S.*por confirmar.*${(await expectedOf('thailand')).badge}`),
    );
  });

  test('what differs is said in words; what all ask for is folded', async () => {
    const page = await compare('japan,south-korea', 'Corea del Sur');
    const folded = page.getByRole('group').filter({ hasText: 'En todos:' });
    expect(await textOf(folded.locator('summary'))).toContain('Boleto de salida o de regreso');
    const { requirementIds, requirements } = await factsOf('japan');
    const ticket = folded
      .getByText(requirements[requirementIds.indexOf('onward-ticket')] ?? '', { exact: true })
      .first();
    expect(await ticket.isVisible()).toBe(false);
    await folded.locator('summary').click();
    await ticket.waitFor();
    const three = await compare('japan,south-korea,georgia', 'Georgia');
    expect(await textOf(three.getByRole('heading', { name: /^Registro o tarjeta de llegada/ }))).toContain(
      'Solo en las fichas de Japón y de Corea del Sur',
    );
    expect(await textOf(cell(three, 'Registro o tarjeta de llegada', 'Georgia'))).toBe('Sin dato: confírmalo');
  });
});

describe('the reader’s situation', () => {
  test('changes the answer, says why, and can be taken back', async () => {
    const page = await compare('canada,japan', 'Japón', holding({ holds: ['us-visa'], arrival: 'air' }));
    await cell(page, '¿Necesitas visa', 'Canadá').getByText('ETA/e-Visa · en tu caso').waitFor();
    expect(await textOf(cell(page, '¿Necesitas visa', 'Canadá'))).toContain(
      'Es así porque tienes visa de EE. UU. vigente y llegas en avión.',
    );
    const strip = page.getByText('Contestamos para ti');
    await strip.getByRole('button', { name: 'Quitar', exact: true }).click();
    await cell(page, '¿Necesitas visa', 'Canadá').getByText('ETA/e-Visa · con condiciones').waitFor();
    await expect.poll(() => decodeURIComponent(locationOf(page))).toBe('/comparar?paises=canada,japan');
  });

  test('of a shared link is kept while destinations change, and is not passed on by sharing', async () => {
    const page = await compare('canada#tengo=us-visa&llego=avion', 'Canadá', MAY_COPY);
    await cell(page, '¿Necesitas visa', 'Canadá').getByText('en tu caso').waitFor();
    await field(page).fill('jap');
    await page.getByRole('main').getByRole('option', { name: /Japón/ }).click();
    await expectLocation(page, '/comparar?paises=canada,japan#tengo=us-visa&llego=avion');
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await linkCopied(page).waitFor();
    const copied = new URL(await copiedText(page));
    expect(copied.pathname + copied.search + copied.hash).toBe('/comparar?paises=canada,japan');
  });
});
