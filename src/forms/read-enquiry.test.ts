import { describe, expect, it, test, vi } from 'vitest';
import { readEnquiry } from './read-enquiry.ts';

function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const CONTACT = { name: 'Itzel', email: 'itzel@correo.com', subject: 'otro', message: 'Hola' };
const REPORT = { country: 'japan', errorType: 'costos', currentInfo: 'Gratis', correctInfo: '50 USD' };

describe('the payload carries exactly the specified keys', () => {
  test('error report: a field the page lost counts as empty', () => {
    expect(Object.keys(readEnquiry('error-report', typed(REPORT)).values ?? {})).toEqual([
      'country',
      'errorType',
      'currentInfo',
      'correctInfo',
      'source',
      'email',
      'description',
    ]);
  });

  test('guide idea', () => {
    const fields = { name: ' Itzel ', email: ' itzel@correo.com ', guide_idea: '' };
    expect(readEnquiry('guide-idea', typed(fields)).values).toEqual({
      name: 'Itzel',
      email: 'itzel@correo.com',
      guide_idea: '',
    });
  });
});

describe('what is not as it should be', () => {
  it.each(['itzel', 'itzel@', '@correo.com', 'itzel@correo', 'dos correos@a.mx'])('%s is not an email', (email) => {
    expect(readEnquiry('contact', typed({ ...CONTACT, email })).mistakes).toEqual([
      { name: 'email', message: 'Email inválido' },
    ]);
  });

  test('an email is something, an at sign and something with a dot, whatever else it is made of', () => {
    const specified = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const texts = ['', 'a', 'a@', '@'];
    // Every text of these four characters, up to the length at which no new case can come.
    for (let all = texts, length = 0; length < 6; length += 1) {
      all = all.flatMap((text) => ['a', '@', '.', ' '].map((next) => text + next));
      texts.push(...all);
    }
    const wrong = texts.filter((text) => {
      const isRefused = readEnquiry('contact', typed({ ...CONTACT, email: text })).mistakes !== undefined;
      return isRefused === specified.test(text.trim());
    });
    expect(wrong).toEqual([]);
  });

  test('a text that is too long is refused before any expression reads it', () => {
    const read = vi.spyOn(RegExp.prototype, 'test');
    const email = `a@${'.'.repeat(60_000)}@`;
    for (const [kind, fields] of [
      ['contact', CONTACT],
      ['error-report', REPORT],
    ] as const) {
      expect(readEnquiry(kind, typed({ ...fields, email })).mistakes).toEqual([
        { name: 'email', message: 'Escribe un email de hasta 254 caracteres' },
      ]);
    }
    expect(read).not.toHaveBeenCalledWith(email);
    read.mockRestore();
  });

  it.each(['ejemplo.mx', 'javascript:alert(1)', 'ftp://ejemplo.mx', 'https://'])('%s is not a source', (source) => {
    expect(readEnquiry('error-report', typed({ ...REPORT, source })).mistakes?.map(({ name }) => name)).toEqual([
      'source',
    ]);
  });

  test('a value that no select offers is refused', () => {
    expect(readEnquiry('contact', typed({ ...CONTACT, subject: 'toString' })).mistakes).toHaveLength(1);
  });
});

describe('newsletter', () => {
  const read = (name: string, email: string) =>
    readEnquiry('newsletter', typed({ 'fields[name]': name, 'fields[email]': email }));

  test('its fields have the names of the provider', () => {
    expect(read('Itzel', ' itzel@correo.com ').values).toEqual({ name: 'Itzel', email: 'itzel@correo.com' });
  });

  test('a name of only spaces is let through, an untouched one is not', () => {
    expect(read('   ', 'itzel@correo.com').values).toEqual({ name: '', email: 'itzel@correo.com' });
    expect(read('', 'itzel@correo.com').mistakes).toEqual([
      { name: 'fields[name]', message: 'El nombre es requerido' },
    ]);
  });

  it.each(['', '   ', 'itzel'])('%j is no email to subscribe', (email) => {
    expect(read('Itzel', email).mistakes?.map(({ name }) => name)).toEqual(['fields[email]']);
  });
});
