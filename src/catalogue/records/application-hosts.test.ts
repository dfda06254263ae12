import { describe, expect, it, test } from 'vitest';
import { isOfficialHost, REVIEWED_HOSTS } from './application-hosts.ts';

describe('where an application may lead', () => {
  it.each([
    'www.gov.uk',
    'eta.gov.uk',
    'evisa.gob.pe',
    'www.gob.mx',
    'evisa.go.ke',
    'www.e-visa.go.kr',
    'consular.gouv.ci',
    'www.gub.uy',
    'travel.state.gov',
    'evisa.govt.nz',
  ])('%s is a government’s own', (hostname) => {
    expect(isOfficialHost(hostname)).toBe(true);
  });

  it.each([
    'govisa.com',
    'evisa-gov.com',
    'evisa.gov.com',
    'www.gov.uk.visas.com',
    'usa-gov.org',
    'notgov.uk',
    'egob.mx',
    'ivisa.com',
    'go.com',
    'gov',
    '',
  ])('%j only looks like one, or does not even', (hostname) => {
    expect(isOfficialHost(hostname)).toBe(false);
  });

  it.each(Object.keys(REVIEWED_HOSTS))('%s was reviewed, but neither its parent nor a name like it', (hostname) => {
    expect(isOfficialHost(hostname)).toBe(true);
    expect(isOfficialHost(`x${hostname}`)).toBe(false);
    expect(isOfficialHost(`${hostname}.evil.com`)).toBe(false);
    expect(isOfficialHost(hostname.slice(hostname.indexOf('.') + 1))).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString'])('%s is no reviewed site', (hostname) => {
    expect(isOfficialHost(hostname)).toBe(false);
  });
});

test('each reviewed site is written as an address names it, says whose it is, and is not a government’s anyway', () => {
  const entries = Object.entries(REVIEWED_HOSTS);
  expect(entries.length).toBeGreaterThan(5);
  for (const [hostname, owner] of entries) {
    expect(new URL(`https://${hostname}/`).hostname).toBe(hostname);
    expect(owner.length).toBeGreaterThan(10);
    // Such a host passes by its form; a second entry would only grow old.
    expect(hostname).not.toMatch(/\.(gov|gob|gouv|gub|govt)\.[a-z]{2}$/);
  }
});
