import { describe, expect, test } from 'vitest';
import { type Refill, readFormTemplate, refillForm } from './refill-form.ts';
import { CONTACT_PAGE } from './testing/inbox-site.ts';

function refill(page: string, { values = {}, errors = {}, ...rest }: RefillTexts = {}): string {
  const template = readFormTemplate(page, '/buzon/contacto');
  if (!template) throw new Error('The page has no form');
  return refillForm(template, {
    heading: 'Corrige',
    ...rest,
    values: new Map(Object.entries(values)),
    errors: new Map(Object.entries(errors)),
  });
}

interface RefillTexts extends Partial<Pick<Refill, 'heading' | 'sentence'>> {
  values?: Record<string, string>;
  errors?: Record<string, string>;
}

describe('values', () => {
  test('come back in text fields, text areas and selects', () => {
    const page = refill(CONTACT_PAGE, {
      values: { name: 'Ana', email: 'a@b.mx', subject: 'nuevo-pais', message: 'Uno\nDos' },
    });
    expect(page).toContain('<input class="input" id="contacto-nombre" name="name" required="" value="Ana"/>');
    expect(page).toMatch(/id="contacto-email"[^>]* value="a@b\.mx"/);
    expect(page).not.toContain('viejo@a.mx');
    expect(page).toContain('<option value="">Elige</option><option value="nuevo-pais" selected="">');
    expect(page).toContain('name="message">\nUno\nDos</textarea>');
  });

  test('can never become markup', () => {
    const evil = '"><script>alert(1)</script></textarea>&amp;';
    const page = refill(CONTACT_PAGE, {
      values: { name: evil, message: evil, subject: evil },
      errors: { name: evil, otro: evil },
    });
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/textarea&gt;&amp;amp;"');
  });

  test('that begin with a line break keep it', () => {
    expect(refill(CONTACT_PAGE, { values: { message: '\nHola' } })).toContain('name="message">\n\nHola</textarea>');
  });

  test('do not touch hidden fields, buttons or what is outside the form', () => {
    const page = refill(CONTACT_PAGE, { values: { name: 'Ana', enviar: 'x', 'ml-submit': 'x' } });
    expect(page).toContain('<form action="/buscar"><input name="name"></form>');
    expect(page).toContain('<p>Después <input name="name"></p>');
    expect(page).toContain('name="enviar" value="1"');
  });
});

describe('mistakes', () => {
  const page = refill(CONTACT_PAGE, {
    errors: { message: 'El mensaje es requerido', email: 'Email inválido', otra: 'Este campo no existe' },
    sentence: 'Vuelve a enviarlo.',
  });

  test('are listed at the top of the form, in its order, in a summary that takes the focus', () => {
    expect(page).toContain(
      '<form class="sheet" action="/buzon/contacto" method="post">' +
        '<div class="notice notice--error summary" role="alert" tabindex="-1" autofocus><h2>Corrige</h2><p>Vuelve a enviarlo.</p><ul>' +
        '<li><a href="#contacto-email">Email inválido</a></li>' +
        '<li><a href="#contacto-mensaje">El mensaje es requerido</a></li>' +
        '<li>Este campo no existe</li></ul></div>',
    );
  });

  test('are told inside their field, which is marked', () => {
    expect(page).toMatch(
      /<label for="contacto-email">Email<\/label><input [^>]*aria-invalid="true" aria-describedby="pista contacto-email-error">/,
    );
    expect(page).toMatch(
      /<p class="error" id="contacto-email-error"><svg class="icon" aria-hidden="true"><use href="\/_astro\/icons\.a1\.svg#alert"><\/use><\/svg><span>Email inválido<\/span><\/p>/,
    );
    expect(page.match(/aria-invalid/g)).toHaveLength(2);
  });

  test('are announced by the title', () => {
    expect(page).toContain('<title>Error: Contacto</title>');
  });
});

describe('the page around', () => {
  test('stays as it was, byte for byte', () => {
    const rest = (page: string) => page.replace(/<form class="sheet"[\s\S]*?<\/form>/, '');
    const page = refill(CONTACT_PAGE, { values: { name: 'Ana' } });
    expect(rest(page).replace('Error: ', '')).toBe(rest(CONTACT_PAGE));
  });

  test('without such a form is not used', () => {
    expect(readFormTemplate('<form action="/otro"></form>', '/buzon/contacto')).toBe(undefined);
  });
});
