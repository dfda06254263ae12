import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { realCatalogue } from './testing/real-catalogue.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const { countries } = realCatalogue();

/** Sites that sell what a government gives for less or for nothing. */
const AGENTS = [
  'atlys',
  'byevisa',
  'canadaeta',
  'cibtvisas',
  'e-visa.co',
  'esta-',
  'etaaustraliaonline',
  'evisa-card',
  'evisa-to-egypt',
  'govassist',
  'ivisa',
  'natvisa',
  'onlinevisa',
  'sherpa',
  'travelvisa',
  'visa2fly',
  'visabeat',
  'visacentral',
  'visagov',
  'visahq',
  'visasexpress',
  'visaverge',
  'wikivisa',
];

const applications = countries.flatMap(({ slug, applicationUrl }) =>
  applicationUrl ? [[slug, new URL(applicationUrl)] as const] : [],
);
const phones = countries.flatMap(({ slug, embassyInfo }) =>
  embassyInfo?.phone ? [[slug, embassyInfo.phone] as const] : [],
);

test('there are application addresses and phones to check', () => {
  expect(applications.length).toBeGreaterThan(20);
  expect(phones.length).toBeGreaterThan(10);
});

describe('Aplicar leads to a government, never to an agent', () => {
  it.each(applications)('%s: %s', (_slug, url) => {
    expect(url.protocol).toBe('https:');
    expect(AGENTS.filter((agent) => url.hostname.includes(agent))).toEqual([]);
  });

  test('the list of reviewed sites names none that no record uses', () => {
    const list = readFileSync(join(CONTENT, 'reviewed-hosts.yaml'), 'utf8');
    const reviewed = Object.keys(parse(list) as Record<string, string>);
    const used = new Set(applications.map(([, url]) => url.hostname));
    expect(reviewed.length).toBeGreaterThan(5);
    expect(reviewed.filter((hostname) => !used.has(hostname))).toEqual([]);
  });
});

describe('a phone can be dialled', () => {
  it.each(phones)('%s: %s', (_slug, phone) => {
    const digits = phone.replace(/ /g, '');
    // E.164: a plus sign and at most 15 digits.
    expect(digits).toMatch(/^\+[1-9]\d{7,14}$/);
    if (digits.startsWith('+52')) expect(digits).toMatch(/^\+52[2-9]\d{9}$/);
  });
});

const WITH_EMBASSY = countries.filter(({ embassyInfo }) => embassyInfo);
it.each(WITH_EMBASSY.map(({ slug, embassyInfo }) => [slug, embassyInfo] as const))(
  'the mission of %s has a name and its own site, if any',
  (_slug, embassy) => {
    expect(embassy?.name).toMatch(/Embajada|Nunciatura|Consulado|Misión|Oficina|Sección|Delegación/);
    const site = embassy?.website ?? 'https://example.gob.mx';
    expect(new URL(site).protocol).toBe('https:');
    expect(AGENTS.filter((agent) => new URL(site).hostname.includes(agent))).toEqual([]);
  },
);
