import { expect, test } from 'vitest';
import { VISA_STATUSES, type VisaStatus } from '../catalogue/visa-status.ts';
import { countByStatus } from '../country/status-counts.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';

test('each status has its count and the total counts everybody', () => {
  const statuses: VisaStatus[] = ['visa-free', 'visa-required', 'visa-free', 'eta-required', 'visa-free'];
  expect(countByStatus(statuses.map((visaStatus) => ({ visaStatus })))).toEqual({
    'visa-free': 3,
    'visa-required': 1,
    'visa-on-arrival': 0,
    'eta-required': 1,
    total: 5,
  });
});

test('an empty catalogue counts nothing', () => {
  expect(countByStatus([])).toEqual({
    'visa-free': 0,
    'visa-required': 0,
    'visa-on-arrival': 0,
    'eta-required': 0,
    total: 0,
  });
});

test('in the real catalogue every status has countries and the parts make the whole', () => {
  const { countries } = realCatalogue();
  const counts = countByStatus(countries);
  expect(counts.total).toBe(countries.length);
  expect(VISA_STATUSES.reduce((sum, status) => sum + counts[status], 0)).toBe(counts.total);
  expect(VISA_STATUSES.filter((status) => counts[status] === 0)).toEqual([]);
});
