import { expect, test } from 'vitest';
import { VISA_STATUSES } from '../catalogue/visa-status.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { countByStatus } from './status-counts.ts';

test('in the catalogue every status has countries and the parts make the whole; without countries all are nothing', () => {
  const { countries } = realCatalogue();
  const counts = countByStatus(countries);
  const ofEach = VISA_STATUSES.map((status) => counts[status]);
  expect(ofEach).toEqual(VISA_STATUSES.map((status) => countries.filter((one) => one.visaStatus === status).length));
  expect(ofEach).not.toContain(0);
  expect(counts.total).toBe(countries.length);
  expect(new Set(Object.values(countByStatus([])))).toEqual(new Set([0]));
});
