import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { EARLY_SCRIPT } from './early-script.ts';
import { rememberTermsAccepted, TERMS_KEY } from './terms-accepted.ts';

/** Runs the script of the page's head and returns what it marked the document with. */
function marks(localStorage: unknown): string[] {
  const classes = new Set<string>();
  const classList = { add: (name: string) => classes.add(name) };
  const location = new URL('https://ejemplo.mx/');
  runInNewContext(EARLY_SCRIPT, { document: { documentElement: { classList } }, localStorage, location });
  return [...classes];
}

/** The address as the script of the page's head leaves it to the scripts after it. */
function leftIn(address: string): string {
  const location = new URL(address, 'https://ejemplo.mx/');
  const history = {
    state: 'before',
    replaceState: (state: unknown, _title: string, next: string) => {
      expect(state).toBe('before');
      location.href = new URL(next, location).href;
    },
  };
  const document = { documentElement: { classList: { add: () => undefined } } };
  runInNewContext(EARLY_SCRIPT, { document, location, history });
  return location.pathname + location.search + location.hash;
}

describe('what an old link says of the reader in its query', () => {
  it.each([
    ['/pais/canada?tengo=us-visa&llego=avion', '/pais/canada#tengo=us-visa&llego=avion'],
    ['/mi-situacion?tengo=us-visa%2Cschengen-visa', '/mi-situacion#tengo=us-visa%2Cschengen-visa'],
    ['/escalas?por=canada,japon&salgo=no&tengo=nada', '/escalas#por=canada,japon&salgo=no&tengo=nada'],
    [
      '/revisa-tus-fechas?viaje=japan~2027-05-01~2027-05-20&viaje=peru~~&vence=2030-05-01&expedido=2024-05-01',
      '/revisa-tus-fechas#viaje=japan~2027-05-01~2027-05-20&viaje=peru~~&vence=2030-05-01&expedido=2024-05-01',
    ],
    ['/comparar?paises=canada,japan&tengo=us-visa', '/comparar?paises=canada,japan#tengo=us-visa'],
    ['/?tengo=us-visa&estado=visa-free', '/?estado=visa-free#tengo=us-visa'],
    ['/pais/canada?tengo=us-visa#condiciones', '/pais/canada#tengo=us-visa&condiciones'],
    ['/pais/canada?tengo=%E0%A4%A', '/pais/canada#tengo=%E0%A4%A'],
    ['/?tengo=', '/#tengo='],
  ])('%s → %s', (old, moved) => {
    expect(leftIn(old)).toBe(moved);
  });
});

test.each([
  '/',
  '/?estado=visa-free&region=Asia',
  '/comparar?paises=canada,japan',
  '/mi-lista?pais=japan',
  '/revisa-tus-fechas?pais=japan',
  '/mapa?orden=-costo#tabla',
  '/reportar-error?pais=japan&dato=costos&dice=por%20confirmar',
  '/cambios?pais=japan&tipo=visa&porque=si',
  '/pais/canada#tengo=us-visa&llego=avion',
])('an address that says nothing of the reader in its query stays: %s', (address) => {
  expect(leftIn(address)).toBe(address);
});

describe('before the first paint', () => {
  it.each([
    ['true', ['js', 'terms-accepted']],
    [null, ['js']],
    ['false', ['js']],
    ['', ['js']],
    ['TRUE', ['js']],
    ['{"a":1}', ['js']],
  ])('with %j stored the page is marked %j', (stored, expected) => {
    const localStorage = { getItem: (key: string) => (key === 'termsAccepted' ? stored : 'true') };
    expect(marks(localStorage)).toEqual(expected);
  });

  test.each([
    [
      'throws',
      {
        getItem: () => {
          throw new Error('denied');
        },
      },
    ],
    ['is absent', undefined],
  ])('a storage that %s leaves the page working', (_case, localStorage) => {
    expect(marks(localStorage)).toEqual(['js']);
  });
});

describe('accepting the terms', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is kept under the specified key', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem });
    rememberTermsAccepted();
    expect(TERMS_KEY).toBe('termsAccepted');
    expect(setItem.mock.calls).toEqual([['termsAccepted', 'true']]);
  });

  test('never fails, even where nothing may be stored', () => {
    const setItem = vi.fn(() => {
      throw new Error('QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { setItem });
    expect(rememberTermsAccepted).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
  });
});
