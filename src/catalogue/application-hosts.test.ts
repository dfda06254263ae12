import { describe, expect, it } from 'vitest';
import { isOfficialHost } from './application-hosts.ts';

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
    expect(isOfficialHost(hostname, {})).toBe(true);
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
    expect(isOfficialHost(hostname, {})).toBe(false);
  });

  it.each(['www.visas.na', 'visas.na'])('%s was reviewed, but neither its parent nor a name like it', (hostname) => {
    const reviewed = { [hostname]: 'Portal de visas de Narnia' };
    expect(isOfficialHost(hostname, reviewed)).toBe(true);
    expect(isOfficialHost(`x${hostname}`, reviewed)).toBe(false);
    expect(isOfficialHost(`${hostname}.evil.com`, reviewed)).toBe(false);
    expect(isOfficialHost(hostname.slice(hostname.indexOf('.') + 1), reviewed)).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString'])('%s is no reviewed site', (hostname) => {
    expect(isOfficialHost(hostname, {})).toBe(false);
  });
});
