import { describe, expect, it, test } from 'vitest';
import { shareTargets } from './share-targets.ts';

const URL_SHARED = 'https://ejemplo.mx/pais/united-kingdom';

function sharedTo(method: string, text: string, url = URL_SHARED): URL {
  const target = shareTargets({ text, message: text, url }).find((entry) => entry.method === method);
  if (!target) throw new Error(`no target ${method}`);
  return new URL(target.href);
}

describe('where a page can be shared', () => {
  test('the three specified services, each by its name', () => {
    expect(
      shareTargets({ text: 'Hola', message: '¿Y?', url: URL_SHARED })
        .map(({ label }) => label)
        .sort(),
    ).toEqual(['Facebook', 'Twitter', 'WhatsApp']);
  });

  it.each([
    '¿Necesita visa un mexicano para viajar al Reino Unido?',
    'a&b=c#d?e+f%20g',
    'línea\notra "cita" \'simple\' <b>',
    '🇬🇧 ñ',
    '',
  ])('%j and the canonical address arrive whole at every service', (text) => {
    const twitter = sharedTo('twitter', text);
    expect(twitter.host).toBe('twitter.com');
    expect(twitter.pathname).toBe('/intent/tweet');
    expect(Object.fromEntries(twitter.searchParams)).toEqual({ text, url: URL_SHARED });

    const facebook = sharedTo('facebook', text);
    expect(facebook.host).toBe('www.facebook.com');
    expect(facebook.pathname).toBe('/sharer/sharer.php');
    expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: URL_SHARED, quote: text });

    // Spaces are written so that every service reads them as spaces.
    for (const { href } of shareTargets({ text, message: text, url: URL_SHARED })) expect(href).not.toContain('+');
    const whatsapp = sharedTo('whatsapp', text);
    expect(whatsapp.host).toBe('wa.me');
    expect(Object.fromEntries(whatsapp.searchParams)).toEqual({ text: `${text}\n${URL_SHARED}` });
  });

  test('a message of several lines goes where there is room for it, with the address on a line of its own', () => {
    const shared = { text: 'Corto', message: 'Uno\nDos', url: URL_SHARED };
    const sent = Object.fromEntries(
      shareTargets(shared).map(({ method, href }) => [method, Object.fromEntries(new URL(href).searchParams)]),
    );
    expect(sent).toEqual({
      whatsapp: { text: `Uno\nDos\n${URL_SHARED}` },
      facebook: { u: URL_SHARED, quote: 'Corto' },
      twitter: { text: 'Corto', url: URL_SHARED },
    });
  });
});
