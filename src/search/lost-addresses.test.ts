import { expect, test } from 'vitest';
import { lostAddresses } from './lost-addresses.ts';

const subject = { name: 'Vacunas', note: 'Las que pide', path: '/wiki#salud', ways: 'vacun' };
const site = {
  page: (address: string) =>
    ({ '/wiki': '<h2 id="salud">', '/pais/kenya': '<span id=fiebre-amarilla>', '/pais/japan': '<p>' })[address],
  slugs: new Map([
    ['KE', 'kenya'],
    ['JP', 'japan'],
  ]),
};

test('a subject whose page and sections are there is no mistake', () => {
  const row = { ...subject, sections: ['fiebre-amarilla'], at: { JP: '/revisa-tus-fechas#vence=2027' } };
  const pages = { ...site, page: (address: string) => (address === '/revisa-tus-fechas' ? '' : site.page(address)) };
  expect(lostAddresses({ subjects: [row], sections: { 'fiebre-amarilla': 'KE' } }, pages)).toEqual([]);
});

test('a page that is not there, a section that is not, and one that a country lacks are told by name', () => {
  const rows = [
    { ...subject, path: '/wikis' },
    { ...subject, path: '/wiki#salu' },
    { ...subject, sections: ['fiebre-amarilla'] },
  ];
  expect(lostAddresses({ subjects: rows, sections: {} }, site)).toEqual([
    expect.stringMatching(/Vacunas: \/wikis no existe/),
    expect.stringMatching(/Vacunas: \/wiki#salu no existe/),
    expect.stringMatching(/Vacunas: \/pais\/japan#fiebre-amarilla no existe/),
  ]);
});
