import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { isStored, untilStored, useOfflineSite } from './offline-site.ts';
import {
  address,
  expectNoSidewaysScroll,
  factsOf,
  PHONE,
  sectionOf,
  textsOf,
  useSite,
  type VisitOptions,
} from './site.ts';

const { open } = useSite();
const site = useOfflineSite();

const JAPAN = '/mi-lista?pais=japan';
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ de \d+/ });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const ready = (page: Page) => page.getByRole('heading', { name: 'Para cualquier viaje' }).waitFor();

async function openList(path = JAPAN, options: VisitOptions = {}): Promise<Page> {
  const page = await open(path, { viewport: PHONE, ...options });
  await ready(page);
  return page;
}

/** Puts something into the storage of the site before its first script runs, once. */
function stored(key: string, value: unknown): VisitOptions {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    prepare: (page) =>
      page.addInitScript(
        ([name, content]) => {
          if (sessionStorage.getItem('prepared')) return;
          sessionStorage.setItem('prepared', 'yes');
          localStorage.setItem(name, content);
        },
        [key, text] as const,
      ),
  };
}

const blank = {
  name: 'Japón',
  iso2: 'JP',
  ticked: [] as string[],
  own: [] as { id: number; text: string; isTicked: boolean }[],
  notes: '',
  entry: '',
  exit: '',
  hasChild: false,
  details: { insurer: '', policy: '', insurerPhone: '', firstNight: '', contacts: '' },
  done: 0,
  total: 9,
};
const lists = (list: Partial<typeof blank>) =>
  stored('pv:listas', { version: 1, data: { japan: { ...blank, ...list } } });

describe('the list of a country', () => {
  test('has every requirement of the record; what is ticked is ticked after a reload, and in the overview', async () => {
    const { requirements, healthRequirements } = await factsOf('japan');
    const page = await openList();
    for (const text of [...requirements, ...healthRequirements]) await box(page, text).waitFor();
    const total = requirements.length + healthRequirements.length + 4;
    await count(page)
      .filter({ hasText: `0 de ${total} cosas listas` })
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ has: box(page, requirements[0] ?? '') })
      .getByText(requirements[0] ?? '')
      .click();
    await box(page, /^Pasaporte original/).check();
    await count(page)
      .filter({ hasText: `2 de ${total} cosas listas` })
      .waitFor();
    await page.reload();
    await ready(page);
    expect(await box(page, requirements[0] ?? '').isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Todas tus listas' }).click();
    await page.getByRole('link', { name: `Japón 2 de ${total} cosas listas` }).click();
    await count(page)
      .filter({ hasText: `2 de ${total}` })
      .waitFor();
  });

  test('is begun from the search, by keyboard alone', async () => {
    const page = await open('/mi-lista', { viewport: PHONE });
    await page.getByRole('combobox', { name: '¿A qué país vas?' }).focus();
    await page.keyboard.type('jap');
    await page.getByRole('main').getByRole('option', { name: 'Japón' }).waitFor();
    await page.keyboard.press('Enter');
    await ready(page);
    await page.getByRole('link', { name: 'Ver la ficha' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await count(page).filter({ hasText: '1 de' }).waitFor();
    await page.keyboard.press('Space');
    await count(page).filter({ hasText: '0 de' }).waitFor();
  });

  test('is not stored by being looked at', async () => {
    const page = await openList();
    expect(await page.evaluate(() => localStorage.getItem('pv:listas'))).toBeNull();
  });

  test('says until when the passport must be valid, once there are dates, and the papers of a child', async () => {
    const page = await openList('/mi-lista?pais=peru');
    const entry = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Llegas el').fill(entry);
    await box(page, /^Pasaporte vigente, por lo menos, hasta el/).check();
    await box(page, 'Viaja una niña').check();
    await box(page, /formato SAM de Migración/).check();
    expect(await page.getByRole('link', { name: /formato SAM en el sitio/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.inm\.gob\.mx\//,
    );
    await box(page, 'Viaja una niña').uncheck();
    await box(page, /formato SAM/).waitFor({ state: 'detached' });
  });

  test('reckons nothing from dates that cannot be, and says so at the field', async () => {
    const page = await openList('/mi-lista?pais=peru');
    await page.getByLabel('Llegas el').fill('2027-05-20');
    await page.getByLabel('Sales el').fill('2027-05-03');
    const described = await page.getByLabel('Sales el').getAttribute('aria-describedby');
    expect(described).toContain('error');
    await page.getByText('Sales antes de llegar. Revisa las dos fechas.').waitFor();
    expect(await box(page, /^Pasaporte vigente, por lo menos/).count()).toBe(0);
    await page.getByLabel('Sales el').fill('');
    await page.getByLabel('Llegas el').fill('2020-05-20');
    await page.getByText('Esa fecha ya pasó. Revisa el año.').waitFor();
    expect(await page.getByLabel('Llegas el').inputValue()).toBe('2020-05-20');
  });

  test('asks for what this reader must do, and says why', async () => {
    const page = await openList(
      '/mi-lista?pais=canada',
      stored('pv:situacion', { version: 1, data: { holds: ['us-visa'] } }),
    );
    const own = sectionOf(page, 'En tu caso: ETA/e-Visa');
    await own.getByText('Porque tienes visa de EE. UU. vigente').waitFor();
    expect(await own.getByRole('checkbox').count()).toBe(2);
    await own.getByRole('checkbox', { name: 'Tu visa de EE. UU. vigente, en original' }).check();
    const everybody = await openList('/mi-lista?pais=canada');
    await everybody.getByRole('link', { name: 'Mi situación' }).first().waitFor();
    expect(await everybody.getByRole('heading', { name: /^En tu caso/ }).count()).toBe(0);
  });

  test('shows a requirement that changed after it was ticked, with the words it had', async () => {
    const { requirements } = await factsOf('japan');
    const [first = ''] = requirements;
    const before = first.replace(/\S+$/, 'antes');
    const page = await openList(JAPAN, lists({ ticked: [before, 'Carta notariada del hotel'] }));
    const changed = box(page, first);
    expect(await changed.isChecked()).toBe(false);
    await page.getByText(`Cambió en la ficha. Lo habías marcado cuando decía: «${before}».`).waitFor();
    const gone = sectionOf(page, 'Cambió en la ficha');
    expect(await textsOf(gone.getByRole('listitem').locator('span'))).toEqual(['Carta notariada del hotel']);
    await gone.getByRole('button', { name: 'Quitar: Carta notariada del hotel' }).click();
    await changed.check();
    await page.reload();
    await ready(page);
    expect(await page.getByText('Cambió en la ficha').count()).toBe(0);
    expect(await changed.isChecked()).toBe(true);
  });
});

describe('what the reader adds', () => {
  test('is added, reworded and removed with the keyboard, and removing can be undone', async () => {
    const page = await openList();
    const field = page.getByLabel('Agrega algo tuyo');
    await field.focus();
    for (const text of ['Adaptador', 'Yenes', 'Mapa']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await box(page, text).waitFor();
    }
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Editar: Yenes' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(' en efectivo');
    await page.keyboard.press('Enter');
    await box(page, 'Yenes en efectivo').waitFor();
    const edit = page.getByRole('button', { name: 'Editar: Yenes en efectivo' });
    await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Quitar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await box(page, 'Yenes en efectivo').waitFor({ state: 'detached' });
    expect(await box(page, 'Mapa').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('Quitaste «Yenes en efectivo».').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    const names = await textsOf(
      sectionOf(page, 'Lo tuyo')
        .locator('label')
        .filter({ has: page.getByRole('checkbox') }),
    );
    expect(names).toEqual(['Adaptador', 'Yenes en efectivo', 'Mapa']);
  });

  test('pasted lines are as many items; empty ones are none; a long one is kept whole', async () => {
    const page = await openList(JAPAN, { permissions: ['clipboard-read', 'clipboard-write'] });
    const field = page.getByLabel('Agrega algo tuyo');
    await page.evaluate(() => navigator.clipboard.writeText('Cargador\n\n  Lentes  \r\nMedicina'));
    await field.focus();
    await page.keyboard.press('Control+v');
    await page.getByText('Agregaste 3 cosas.').waitFor();
    for (const text of ['Cargador', 'Lentes', 'Medicina']) expect(await box(page, text).count()).toBe(1);
    await field.fill('   ');
    await page.keyboard.press('Enter');
    const long = `${'larguísimo'.repeat(60)} fin`;
    await field.fill(long);
    await page.keyboard.press('Enter');
    await box(page, long).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await sectionOf(page, 'Lo tuyo').getByRole('checkbox').count()).toBe(4);
  });

  test('three hundred things of one’s own still tick at once', async () => {
    const own = Array.from({ length: 300 }, (_, index) => ({
      id: index + 1,
      text: `Cosa número ${index + 1}`,
      isTicked: false,
    }));
    const page = await openList(JAPAN, lists({ own }));
    await box(page, 'Cosa número 300').check();
    await count(page)
      .filter({ hasText: /^1 de 3\d\d cosas listas$/ })
      .waitFor();
  });
});

describe('sharing and erasing', () => {
  test('the link is the country’s alone', async () => {
    const page = await openList(JAPAN, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel('Notas').fill('Mi clave es 1234');
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Compartir' }).click();
    await page.getByRole('status').filter({ hasText: '¡Enlace copiado!' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^https?:\/\/[^/]+\/mi-lista\?pais=japan$/,
    );
  });

  test('erasing asks first and can be undone', async () => {
    const page = await openList(JAPAN, lists({ notes: 'Ventanilla' }));
    const erase = page.getByRole('button', { name: 'Borrar esta lista' });
    await erase.click();
    await page
      .getByRole('dialog', { name: '¿Borrar la lista de Japón?' })
      .getByRole('button', { name: 'Conservar' })
      .click();
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await erase.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await page.getByText('Borraste la lista de Japón.').waitFor();
    expect(await page.getByLabel('Notas').inputValue()).toBe('');
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await expect.poll(() => undo.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await page.reload();
    await ready(page);
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
  });
});

describe('what goes wrong', () => {
  test.each(['corea', '%3Cscript%3E', 'zzzz', '../../fichas/japan', '__proto__'])(
    'an address with ?pais=%s gets a sentence and a search',
    async (word) => {
      const page = await open(`/mi-lista?pais=${word}`, { viewport: PHONE });
      await page.getByText('No conocemos ningún país que se llame').waitFor();
      await page.getByRole('combobox', { name: '¿A qué país vas?' }).waitFor();
      expect(await page.getByRole('link', { name: 'Corea del Sur' }).count()).toBe(word === 'corea' ? 1 : 0);
    },
  );

  test.each([
    ['of an older version', JSON.stringify({ version: 0, data: ['pasaporte'] })],
    ['that is broken', '{"version":1,"data":{"japan":{"own":'],
    ['of another shape', JSON.stringify({ version: 1, data: { japan: { ticked: 'todo' } } })],
  ])('stored data %s is set aside, whole, and the reader is told', async (_what, text) => {
    const page = await openList(JAPAN, stored('pv:listas', text));
    await page.getByText('No las borramos: quedaron aparte').waitFor();
    await box(page, /^Pasaporte original/).check();
    expect(await page.evaluate(() => localStorage.getItem('pv:listas:anterior'))).toBe(text);
  });

  test('where nothing can be stored the list works, and says that it is forgotten', async () => {
    const page = await openList(JAPAN, {
      hasAcceptedTerms: false,
      prepare: (blankPage) =>
        blankPage.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }),
    });
    await page.getByText('se olvida cuando cierres la página').waitFor();
    await box(page, /^Pasaporte original/).check();
    await page.getByLabel('Agrega algo tuyo').fill('Adaptador');
    await page.keyboard.press('Enter');
    await box(page, 'Adaptador').waitFor();
    await count(page).filter({ hasText: '1 de' }).waitFor();
  });

  test('a record that does not come leaves what is the reader’s, and can be asked for again', async () => {
    const page = await open(JAPAN, {
      expectedNoise: [/Failed to load resource.*503/],
      prepare: async (blankPage) => {
        await lists({ notes: 'Ventanilla', total: 14 }).prepare?.(blankPage);
        await blankPage.route('**/fichas/japan.json', (route) => route.fulfill({ status: 503 }));
      },
    });
    await page.getByText('No pudimos traer los requisitos de Japón.').waitFor();
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await page.unroute('**/fichas/japan.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
  });

  test('another tab’s changes are taken over, not undone', async () => {
    const page = await openList();
    const other = await page.context().newPage();
    await other.goto(JAPAN);
    await ready(other);
    await other.getByLabel('Agrega algo tuyo').fill('Desde la otra pestaña');
    await other.keyboard.press('Enter');
    await box(page, 'Desde la otra pestaña').waitFor();
    await box(page, /^Pasaporte original/).check();
    await other.reload();
    await box(other, 'Desde la otra pestaña').waitFor();
    expect(await box(other, /^Pasaporte original/).isChecked()).toBe(true);
  });
});

describe('whom to call', () => {
  test('the embassy, the assistance centre, and that no mission of Mexico is known', async () => {
    const { embassyInfo } = await factsOf('japan');
    const page = await openList();
    const help = sectionOf(page, 'A quién llamar');
    await help.getByRole('heading', { name: embassyInfo?.name ?? '' }).waitFor();
    expect(await help.getByRole('link', { name: '+1 520 623 7874' }).getAttribute('href')).toBe('tel:+15206237874');
    await help.getByText('No encontramos un teléfono de emergencia de México en Japón.').waitFor();
    await help.getByRole('link', { name: 'portales.sre.gob.mx/guiadeviaje' }).waitFor();
  });

  test.each(['peru', 'ecuador'])('in %s, whose Mexican embassy is closed, what to do instead', async (slug) => {
    const page = await openList(`/mi-lista?pais=${slug}`);
    const help = sectionOf(page, 'A quién llamar');
    await help.getByText(/^Cerrada .* CIAM/).waitFor();
  });
});

describe('on paper', () => {
  const pagesOf = async (page: Page) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'Letter' })).toString('latin1');
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/);
    return pdf.match(/\/Type\s*\/Page\b/g)?.length;
  };

  test.each(['japan', 'canada', 'united-states', 'peru'])(
    'the list of %s is one letter page, also with a child',
    async (slug) => {
      const page = await openList(`/mi-lista?pais=${slug}`, { hasAcceptedTerms: false });
      expect(await pagesOf(page)).toBe(1);
      await box(page, 'Viaja una niña').check();
      await page.getByLabel('Llegas el').fill('2027-05-03');
      await page.getByLabel('Agrega algo tuyo').fill('Adaptador');
      await page.keyboard.press('Enter');
      await page.getByLabel('Número de póliza', { exact: true }).fill('MX-0098');
      expect(await pagesOf(page)).toBe(1);
    },
  );

  test('carries what was filled in, the code of the country’s page and the check date; the controls go', async () => {
    const page = await openList();
    await page.getByLabel('Número de póliza', { exact: true }).fill('MX-0098');
    await page.getByLabel('Llegas el').fill('2027-05-03');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    for (const text of ['MX-0098', '3 de mayo de 2027', 'Embajada de Japón en México', '+1 520 623 7874']) {
      await sheet.getByText(text).first().waitFor();
    }
    await sheet.getByText(/\/pais\/japan · Ficha revisada el \d/).waitFor();
    await sheet.getByRole('img', { name: 'Código QR de la página de Japón' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
  });
});

test('the button prints once the code is on the sheet', async () => {
  const page = await openList();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('article svg path').length);
    };
  });
  await page.getByRole('button', { name: 'Imprimir la hoja' }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset['printed'])).toBe('1');
});

describe('without JavaScript', () => {
  test('the general list and the papers of a child stand there, and every country’s own sheet is a link away', async () => {
    const page = await open('/mi-lista', { javaScriptEnabled: false });
    await page.getByText('Para marcar y guardar hace falta JavaScript.').waitFor();
    await page.getByText('Pasaporte original').waitFor();
    await page.getByText(/formato SAM de Migración/).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    await page.getByRole('link', { name: 'Japón', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /Japón/ }).waitFor();
  });
});

describe('without a connection', () => {
  test('a list that was opened once opens again, whole, and what is done then is kept', async () => {
    const page = await openList(JAPAN, site.options());
    await untilStored(page, '/mi-lista');
    await untilStored(page, '/fichas/japan.json');
    await untilStored(page, '/herramientas/misiones.json');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Para entrar a Japón' }).waitFor();
    await page.getByRole('link', { name: '+1 520 623 7874' }).waitFor();
    await box(page, /^Pasaporte original/).check();
    await page.reload();
    await ready(page);
    expect(await box(page, /^Pasaporte original/).isChecked()).toBe(true);
  });

  test('one that was not says so and leads to what can be opened', async () => {
    const page = await openList(JAPAN, { ...site.options(), expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });
    await untilStored(page, '/mi-lista');
    await untilStored(page, '/paises.json');
    expect(await isStored(page, '/fichas/spain.json')).toBe(false);
    await page.context().setOffline(true);
    await page.goto('/mi-lista?pais=spain');
    await page.getByText('No pudimos traer los requisitos de España.').waitFor();
    await box(page, /^Pasaporte original/).waitFor();
  });
});

describe('for everybody', () => {
  const STATES = [
    { state: 'the overview', path: '/mi-lista', options: lists({}) },
    {
      state: 'a list with everything in it',
      path: JAPAN,
      options: lists({ own: [{ id: 1, text: 'Mapa', isTicked: true }], hasChild: true, ticked: ['Carta'] }),
    },
    { state: 'an unknown country', path: '/mi-lista?pais=corea', options: {} },
  ];

  test.each(STATES)(
    '$state has no axe violation, large targets and no sideways scroll at 320 px',
    async ({ path, options }) => {
      const page = await open(path, { ...options, viewport: PHONE, colorScheme: 'light', reducedMotion: 'reduce' });
      await page.getByRole('main').getByRole('link').first().waitFor();
      if (path === JAPAN) {
        await page.getByRole('button', { name: 'Editar: Mapa' }).click();
        await page.getByLabel('Llegas el').fill('2020-01-01');
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, colorScheme);
      }
      expect(await lowControls(page)).toEqual([]);
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 600 });
        await expectNoSidewaysScroll(page);
      }
    },
  );

  /** Controls a finger could miss; a link in a sentence is as high as its line, and a box as large as its row. */
  const lowControls = (page: Page) =>
    page
      .getByRole('main')
      .locator('a[href], button, input, textarea, select')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          if (!control.checkVisibility()) return [];
          const isInSentence = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
          const target = control.closest('label') ?? control;
          const { height } = target.getBoundingClientRect();
          return isInSentence || height >= 43.5 ? [] : [`${control.outerHTML.slice(0, 90)}: ${height}`];
        }),
      );

  test('every file the page is made of answers', async () => {
    const answer = await fetch(address('/herramientas/misiones.json'));
    expect(answer.status).toBe(200);
    expect(Object.keys(((await answer.json()) as { missions: object }).missions).length).toBeGreaterThan(5);
  });
});
