import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

const applications = countries.flatMap(({ applicationUrl }) => applicationUrl ?? []);
const missions = countries.flatMap(({ embassyInfo }) => embassyInfo ?? []);

// That the others are a government’s: the check of the content, record-addresses.test.ts.
test('neither Aplicar nor a mission leads to an agent', () => {
  const sites = [...applications, ...missions.flatMap(({ website }) => website ?? [])].map((url) => new URL(url));
  expect(sites.length).toBeGreaterThan(50);
  expect(sites.filter(({ hostname }) => AGENTS.some((agent) => hostname.includes(agent)))).toEqual([]);
});

test('the list of reviewed sites names none that no record uses', () => {
  const list = readFileSync(join(CONTENT, 'reviewed-hosts.yaml'), 'utf8');
  const reviewed = Object.keys(parse(list) as Record<string, string>);
  const used = new Set(applications.map((url) => new URL(url).hostname));
  expect(reviewed.length).toBeGreaterThan(5);
  expect(reviewed.filter((hostname) => !used.has(hostname))).toEqual([]);
});

test('every phone can be dialled, and every mission says what it is', () => {
  const phones = missions.flatMap(({ phone }) => phone?.replaceAll(' ', '') ?? []);
  expect(phones.length).toBeGreaterThan(10);
  // E.164: a plus sign and at most 15 digits; ten of them in Mexico.
  expect(phones.filter((digits) => !/^\+(?:52[2-9]\d{9}|(?!52)[1-9]\d{7,14})$/.test(digits))).toEqual([]);
  const kinds = /Embajada|Nunciatura|Consulado|Misión|Oficina|Sección|Delegación/;
  expect(missions.filter(({ name }) => !kinds.test(name))).toEqual([]);
});
