import { describe, expect, it, test } from 'vitest';
import { badgeLabel, isVisaStatus, VISA_STATUSES, verdictLabel } from './visa-status.ts';

describe('the words of each status', () => {
  it.each([
    ['visa-free', 'Sin Visa', 'NO NECESITAS VISA'],
    ['visa-required', 'Visa Requerida', 'VISA REQUERIDA'],
    ['visa-on-arrival', 'Visa al Llegar', 'VISA AL LLEGAR'],
    ['eta-required', 'ETA/e-Visa', 'AUTORIZACIÓN ELECTRÓNICA REQUERIDA'],
  ])('%s reads %s on badges and %s on country pages', (status, badge, verdict) => {
    expect(isVisaStatus(status)).toBe(true);
    expect(badgeLabel(status)).toBe(badge);
    expect(verdictLabel(status)).toBe(verdict);
  });

  it.each(['', 'visa', 'VISA-FREE', 'constructor', 'toString', '__proto__'])(
    'an unknown status (%j) reads Consultar on badges and as it is on country pages',
    (status) => {
      expect(isVisaStatus(status)).toBe(false);
      expect(badgeLabel(status)).toBe('Consultar');
      expect(verdictLabel(status)).toBe(status);
    },
  );

  it.each([null, undefined, 0, ['visa-free'], {}])('%j, which is no text, is no status', (value) => {
    expect(isVisaStatus(value)).toBe(false);
  });

  test('there are four statuses and no more', () => {
    expect([...VISA_STATUSES].sort()).toEqual(['eta-required', 'visa-free', 'visa-on-arrival', 'visa-required']);
  });
});
