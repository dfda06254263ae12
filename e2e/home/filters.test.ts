import { describe, expect, test } from 'vitest';
import { type PublicCountry, REGION_GROUPS, STATUS_LABELS, useCountries } from '../catalogue.ts';
import { textsOf } from '../page-parts.ts';
import { expectLocation, PHONE, useSite } from '../site.ts';
import {
  cardLink,
  clear,
  countryLinks,
  destinations,
  expectShown,
  expectUnfiltered,
  groups,
  region,
  tile,
} from './home-cells.ts';

const { open } = useSite();
const countries = useCountries();

const REGION_VALUES = { Americas: 'América', Europe: 'Europa', Oceania: 'Oceanía', Asia: 'Asia' } as const;

describe('the filters', () => {
  test('every tile says how many there are and shows exactly those; so do the small badges and the regions, the three Americas as one', async () => {
    // On a phone, where they stand in one line that slides.
    const page = await open('/', { viewport: PHONE });
    expect(await textsOf(page.getByRole('group', { name: 'Filtrar por estado' }).getByRole('button'))).toEqual([
      `Todos${countries.length}`,
      ...(['visa-free', 'visa-required', 'eta-required'] as const).map(
        (status) => STATUS_LABELS[status] + countries.filter(({ visaStatus }) => visaStatus.value === status).length,
      ),
    ]);
    for (const status of ['visa-free', 'visa-required', 'eta-required'] as const) {
      const button = tile(page, new RegExp(`^${STATUS_LABELS[status]}`));
      await button.click();
      await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === status);
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      await expectLocation(page, `/?estado=${status}`);
    }
    await tile(page, /^Todos/).click();
    await expectUnfiltered(page);

    expect(await textsOf(region(page).getByRole('option'))).toEqual([
      'Todas las regiones del mundo',
      'América',
      'Europa',
      'Asia',
      'Oceanía',
      'Medio Oriente',
      'África',
    ]);
    for (const [value, label] of Object.entries(REGION_VALUES)) {
      await region(page).selectOption(value);
      await expectShown(page, countries, (country) => REGION_GROUPS[country.region] === label);
      await expect.poll(() => textsOf(groups(page).getByRole('heading', { level: 3 }))).toEqual([label]);
    }
    await region(page).selectOption({ label: 'Medio Oriente' });
    await expectShown(page, countries, (country) => country.region === 'Middle East');
    await expect.poll(() => new URL(page.url()).searchParams.get('region')).toBe('Middle East');
    await clear(page).click();
    await expectUnfiltered(page);

    const badges = page.getByRole('group', { name: 'Filtrar por sello' });
    expect((await textsOf(badges.getByRole('button'))).sort()).toEqual(Object.values(STATUS_LABELS).sort());
    for (const [status, label] of Object.entries(STATUS_LABELS)) {
      await badges.getByRole('button', { name: label, exact: true }).click();
      await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === status);
    }
  });

  test('choosing twice what is chosen takes one Back, Back undoes each choice, and of two chosen within one frame the last one stands', async () => {
    const page = await open('/');
    for (const _press of [1, 2]) {
      await tile(page, /^Visa Requerida/).click();
      await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-required');
    }
    await page.goBack();
    await expectLocation(page, '/');

    await tile(page, /^Sin Visa/).click();
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-free');
    await region(page).selectOption('Asia');
    const inAsia = (country: PublicCountry) => country.visaStatus.value === 'visa-free' && country.region === 'Asia';
    await expectShown(page, countries, inAsia);
    await cardLink(page, 'Japón').click();
    await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor();
    await page.goBack();
    await expectShown(page, countries, inAsia);
    await page.goBack();
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-free');
    await page.goBack();
    await expectLocation(page, '/');
    await expectUnfiltered(page);

    await tile(page, /^Visa Requerida/).click();
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-required');
    const chosen = [tile(page, /^Sin Visa/), page.getByRole('button', { name: 'Visa al Llegar', exact: true })];
    const buttons = await Promise.all(chosen.map((button) => button.elementHandle()));
    await page.evaluate((all) => {
      for (const button of all) (button as HTMLElement).click();
    }, buttons);
    await expectLocation(page, '/?estado=visa-on-arrival');
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-on-arrival');
  });

  test('Limpiar filtros is there only while there is something to reset; a screen reader hears how many are left; status and region combine', async () => {
    const page = await open('/');
    expect(await clear(page).count()).toBe(0);
    await tile(page, /^ETA/).click();
    await expectLocation(page, '/?estado=eta-required');
    await region(page).selectOption('Asia');
    await expectLocation(page, '/?estado=eta-required&region=Asia');
    await clear(page).click();
    await expectLocation(page, '/');
    await expectUnfiltered(page);

    await region(page).selectOption('Oceania');
    const left = countries.filter((country) => country.region === 'Oceania').length;
    await destinations(page)
      .getByRole('status')
      .filter({ hasText: `${left} destinos` })
      .waitFor();
    await clear(page).click();
    await expectUnfiltered(page);

    await tile(page, /^Visa Requerida/).click();
    await expectLocation(page, '/?estado=visa-required');
    await region(page).selectOption('Americas');
    await expectShown(
      page,
      countries,
      (country) => country.visaStatus.value === 'visa-required' && REGION_GROUPS[country.region] === 'América',
    );
    const count = await countryLinks(page).count();
    await groups(page)
      .getByText(count === 1 ? '1 país' : `${count} países`, { exact: true })
      .waitFor();
    await expectLocation(page, '/?estado=visa-required&region=Americas');
  });

  test('an address with filters can be shared, other parameters survive a choice, and where nothing is left the page says so', async () => {
    const page = await open('/?estado=visa-free&region=Americas');
    await expectShown(
      page,
      countries,
      (country) => country.visaStatus.value === 'visa-free' && REGION_GROUPS[country.region] === 'América',
    );
    await expect.poll(() => tile(page, /^Sin Visa/).getAttribute('aria-pressed')).toBe('true');
    expect(await region(page).inputValue()).toBe('Americas');

    await page.goto('/?utm_source=boletin');
    await tile(page, /^Sin Visa/).click();
    await expectLocation(page, '/?utm_source=boletin&estado=visa-free');

    const empty = Object.keys(STATUS_LABELS).flatMap((status) =>
      Object.entries(REGION_VALUES)
        .filter(
          ([, label]) => !countries.some((c) => c.visaStatus.value === status && REGION_GROUPS[c.region] === label),
        )
        .map(([value]) => `/?estado=${status}&region=${value}`),
    );
    expect(empty).not.toEqual([]);
    await page.goto(empty[0] ?? '');
    await page.getByRole('heading', { name: 'No se encontraron destinos', exact: true }).waitFor();
    await page.getByText('Intenta ajustar tus filtros de búsqueda', { exact: true }).waitFor();
    expect(await countryLinks(page).count()).toBe(0);
    expect(await groups(page).count()).toBe(0);
    await clear(page).first().click();
    await expectUnfiltered(page);
    expect(await page.getByRole('heading', { name: 'No se encontraron destinos' }).count()).toBe(0);
  });

  test('unknown values are ignored; a known status beside an unknown region still filters', async () => {
    const page = await open('/?estado=visa-required&region=Atlantis');
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-required');
    // The second is a part of a group.
    for (const path of ['/?estado=constructor&region=__proto__', '/?estado=%E0%A4%A&region=North%20America']) {
      await page.goto(path);
      await expectUnfiltered(page);
      expect(await page.getByRole('heading', { name: 'No se encontraron destinos' }).count(), path).toBe(0);
    }
  });
});
