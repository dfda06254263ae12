import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { SettingError, siteUrl } from './settings.ts';

function recordWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return warn;
}

describe('PUBLIC_SITE_URL', () => {
  it.each([
    ['https://ejemplo.mx', 'https://ejemplo.mx'],
    ['https://ejemplo.mx/', 'https://ejemplo.mx'],
    ['  https://www.ejemplo.mx  ', 'https://www.ejemplo.mx'],
    ['HTTPS://Ejemplo.MX', 'https://ejemplo.mx'],
    ['https://ejemplo.mx:8443', 'https://ejemplo.mx:8443'],
    ['http://localhost:4321', 'http://localhost:4321'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ])('%j makes addresses start with %s, without a word', (value, origin) => {
    const warn = recordWarnings();
    expect(siteUrl({ PUBLIC_SITE_URL: value })).toBe(origin);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([undefined, '', '   '])('unset (%j): the reserved name is used and one line says so', (value) => {
    const warn = recordWarnings();
    expect(siteUrl({ PUBLIC_SITE_URL: value })).toBe('https://pasaporteverde.example');
    expect(warn).toHaveBeenCalledOnce();
    const [line] = warn.mock.calls[0] ?? [];
    expect(line).toContain('PUBLIC_SITE_URL');
    expect(line).toContain('https://pasaporteverde.example');
    expect(line).not.toContain('\n');
  });

  it.each([
    'ejemplo.mx',
    'http://ejemplo.mx',
    'ftp://ejemplo.mx',
    'javascript:alert(1)',
    'https://ejemplo.mx/visas',
    'https://ejemplo.mx/?a=1',
    'https://ejemplo.mx/#inicio',
    'https://',
    'http://localhost.ejemplo.mx',
  ])('%s is refused with its value and the way to mend it', (value) => {
    expect(() => siteUrl({ PUBLIC_SITE_URL: value })).toThrow(SettingError);
    expect(() => siteUrl({ PUBLIC_SITE_URL: value })).toThrow(`PUBLIC_SITE_URL=${value}: `);
    expect(() => siteUrl({ PUBLIC_SITE_URL: value })).toThrow('https://ejemplo.mx');
  });

  test('a user name or password in the address is not published', () => {
    const origin = () => siteUrl({ PUBLIC_SITE_URL: 'https://ana:clave@ejemplo.mx' });
    expect(origin()).not.toContain('clave');
  });
});
