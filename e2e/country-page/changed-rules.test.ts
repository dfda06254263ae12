import { describe, expect, test } from 'vitest';
import { guidePath, questionPath } from '../catalogue.ts';
import { sectionOf, textOf, verdictOf } from '../page-parts.ts';
import { useSite } from '../site.ts';

const { open } = useSite();

describe('rules that changed', () => {
  test.each([questionPath('turkey'), guidePath('turkey')])(
    '%s leads with the known fee and says beside it, dated and sourced, what is in doubt',
    async (path) => {
      const page = await open(path);
      const cost = sectionOf(page, path.startsWith('/pais') ? 'Costo estimado' : 'Costos y Aplicación');
      const note = cost.getByRole('listitem').filter({ hasText: 'diciembre de 2023' });
      await note.waitFor();
      expect(await textOf(note)).toMatch(/Según parece.*Confírmalo/);
      expect(await note.getByRole('link').getAttribute('href')).toMatch(/^https:/);
    },
  );

  test.each(['thailand', 'nicaragua'])('%s says what is in doubt before the verdict itself', async (slug) => {
    for (const path of [questionPath(slug), guidePath(slug)]) {
      const page = await open(path);
      const verdict = await textOf(verdictOf(page));
      expect(verdict.indexOf('En duda:')).toBe(0);
      expect(verdict.indexOf('por confirmar')).toBeGreaterThan(0);
    }
  });

  test.each(['canada', 'oman', 'saudi-arabia'])('%s shows each case with its own result', async (slug) => {
    for (const path of [questionPath(slug), guidePath(slug)]) {
      const page = await open(path);
      await verdictOf(page).getByText('Depende:').waitFor();
      expect(await sectionOf(page, 'Depende de tu caso').getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    }
  });

  test('Canada names both cases in the verdict: eTA by air, visitor visa otherwise', async () => {
    const page = await open(questionPath('canada'));
    const verdict = await textOf(verdictOf(page));
    expect(verdict).toMatch(/avión.*visa de visitante/);
  });

  test('Peru warns that the Mexican embassy in Lima is closed', async () => {
    for (const path of [questionPath('peru'), guidePath('peru')]) {
      const page = await open(path);
      const changes = sectionOf(page, 'Qué ha cambiado');
      expect(await textOf(changes)).toMatch(/embajada en Lima cierra/);
      expect(await textOf(changes)).toContain('3 de noviembre de 2025');
    }
  });
});

describe('dates', () => {
  test('the last-updated line says today in Mexico City by the clock of the reader, next to the checked date', async () => {
    const page = await open(questionPath('japan'), {
      // Already the 15th in Tokyo and in UTC, still the 14th in Mexico City.
      timezoneId: 'Asia/Tokyo',
      prepare: (blank) => blank.clock.setFixedTime(new Date('2027-03-15T04:30:00Z')),
    });
    const line = page.getByRole('main').locator('p', { hasText: 'Última actualización:' });
    expect(await textOf(line)).toMatch(
      /^Última actualización: 14 de marzo de 2027\. Datos verificados el \d{1,2} de [a-z]+ de 2026\./,
    );
  });

  test('without a script the line still carries the day of the build', async () => {
    const page = await open(questionPath('japan'), { javaScriptEnabled: false });
    const line = page.getByRole('main').locator('p', { hasText: 'Última actualización:' });
    expect(await textOf(line)).toMatch(
      /Última actualización: \d{1,2}(\.º)? de [a-z]+ de 20\d\d\. Datos verificados el/,
    );
  });
});
