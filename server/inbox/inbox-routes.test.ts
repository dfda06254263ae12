import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../request-body.ts';
import { runInbox } from './testing/running-inbox.ts';

const CONTACT = { name: 'Ana Muñoz', email: 'ana@ejemplo.mx', subject: 'otro', message: 'Hola, ¿qué tal?' };
const REPORT = {
  country: 'japan',
  errorType: 'costos',
  currentInfo: 'Cuesta 10',
  correctInfo: 'Cuesta 20',
  source: 'https://ejemplo.mx/',
  email: '',
  description: '',
};
const IDEA = { name: 'Luis', email: 'luis@ejemplo.mx', guide_idea: 'Trenes' };
const ADDRESSES = ['/buzon/boletin', '/buzon/contacto', '/buzon/reporte-error', '/buzon/idea-de-guia'];

describe('what the pages send', () => {
  test.each([
    ['contact', '/buzon/contacto', CONTACT],
    ['error-report', '/buzon/reporte-error', REPORT],
    ['guide-idea', '/buzon/idea-de-guia', IDEA],
    ['newsletter', '/buzon/boletin', { name: '', email: 'eva@ejemplo.mx' }],
  ])('%s as JSON is kept with exactly its keys before it is answered', async (kind, path, payload) => {
    const { postJson, kept } = await runInbox();
    const answer = await postJson(path, payload);
    expect(kept()).toEqual([{ kind, payload }]);
    expect(answer).toMatchObject({ status: 200, body: '{"ok":true}' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test.each([
    ['multipart', new FormData()],
    ['urlencoded', new URLSearchParams()],
  ])('the newsletter as %s form data is answered like its provider does', async (_type, form) => {
    const { port, kept } = await runInbox();
    for (const [name, value] of Object.entries({
      'fields[name]': 'Eva Núñez',
      'fields[email]': 'eva@ejemplo.mx',
      'ml-submit': '1',
      anticsrf: 'true',
    })) {
      form.append(name, value);
    }
    const origin = `http://127.0.0.1:${port}`;
    const answer = await fetch(`${origin}/buzon/boletin`, { method: 'POST', body: form, headers: { Origin: origin } });
    expect([answer.status, await answer.text()]).toEqual([200, '{"success":true}']);
    expect(kept()).toEqual([{ kind: 'newsletter', payload: { name: 'Eva Núñez', email: 'eva@ejemplo.mx' } }]);
  });

  test('each submission has an id of its own and the time of its arrival', async () => {
    const { postJson, file } = await runInbox();
    const before = new Date().toISOString();
    await Promise.all(Array.from({ length: 30 }, () => postJson('/buzon/idea-de-guia', IDEA)));
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare('SELECT id, received_at FROM submissions').all();
    db.close();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
    for (const { received_at } of rows) {
      expect(received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(String(received_at) >= before).toBe(true);
    }
  });
});

describe('a plain HTML post', () => {
  test('that is accepted leads to the thank-you page', async () => {
    const { postPage, kept } = await runInbox();
    const answer = await postPage('/buzon/contacto', { ...CONTACT, message: 'Uno\r\nDos', sitio_web: '' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/gracias?de=contact' } });
    expect(kept()).toEqual([{ kind: 'contact', payload: { ...CONTACT, message: 'Uno\nDos' } }]);
  });

  test('with mistakes comes back as its page, with the values and what to correct', async () => {
    const { postPage, kept } = await runInbox();
    const answer = await postPage('/buzon/contacto', { ...CONTACT, name: '<b>"Ana"</b>', email: 'ana@', message: '' });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('value="&lt;b&gt;&quot;Ana&quot;&lt;/b&gt;"');
    expect(answer.body).toContain('<a href="#contacto-email">Email inválido</a>');
    expect(answer.body).toContain('<h2>Revisa 2 campos</h2>');
    expect(kept()).toEqual([]);
  });

  test('with mistakes in the newsletter comes back to home', async () => {
    const { postPage } = await runInbox();
    const answer = await postPage('/buzon/boletin', { 'fields[name]': 'Eva', 'fields[email]': 'eva' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatch(/name="fields\[email\]"[^>]* value="eva"[^>]* aria-invalid="true"/);
    expect(answer.body).toContain('Inicio');
  });

  test('whose page was built without the form still says what is wrong', async () => {
    const { postPage } = await runInbox();
    const answer = await postPage('/buzon/idea-de-guia', { name: 'Luis', email: 'x<y', guide_idea: '' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('<li>Email inválido</li>');
    expect(answer.body).toContain('<a href="/guias">Volver al formulario</a>');
  });
});

describe('what is refused', () => {
  test('every mistake is told with the message of the form, and nothing is kept', async () => {
    const { postJson, kept } = await runInbox();
    const answer = await postJson('/buzon/contacto', { email: 'ana', subject: 'x', message: 'm'.repeat(5001) });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body)).toEqual({
      ok: false,
      errors: {
        name: 'El nombre es requerido',
        email: 'Email inválido',
        subject: 'Elige un asunto',
        message: 'Escribe hasta 5000 caracteres (tiene 5001)',
      },
    });
    expect(kept()).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'id', 'sitio_web2'])('the unknown key "%s" is named', async (key) => {
    const { post, kept } = await runInbox();
    const body = `${JSON.stringify(CONTACT).slice(0, -1)},"${key}":"x"}`;
    const answer = await post('/buzon/contacto', { headers: { 'Content-Type': 'application/json' }, body });
    expect(answer).toMatchObject({
      status: 422,
      body: `{"ok":false,"errors":{"${key}":"Este campo no existe en el formulario"}}`,
    });
    expect(kept()).toEqual([]);
  });

  test('a field that comes twice is named', async () => {
    const { post } = await runInbox();
    const answer = await post('/buzon/idea-de-guia', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=a&name=b&email=a%40b.mx',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: '{"ok":false,"errors":{"name":"Envía este campo una sola vez"}}',
    });
  });

  test('half a character is no text', async () => {
    const { post } = await runInbox();
    const answer = await post('/buzon/contacto', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(CONTACT).replace('Hola', '\\ud800'),
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('"message":"Tiene caracteres que no se pueden leer"');
  });

  test.each([
    ['broken JSON', 'application/json', '{"name":'],
    ['a list', 'application/json', '[]'],
    ['null', 'application/json', 'null'],
    ['nothing', 'application/json', ''],
    ['broken UTF-8', 'application/json', Buffer.from('7b226e616d65223a22ff227d', 'hex')],
    ['broken UTF-8 behind percent signs', 'application/x-www-form-urlencoded', 'name=%ff'],
    ['a form without an end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('%s gets 400 and a sentence', async (_what, type, body) => {
    const { post } = await runInbox();
    const answer = await post('/buzon/contacto', { headers: { 'Content-Type': type }, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ ok: false, error: expect.stringMatching(/^No pudimos leer .+\.$/) });
  });

  test.each([
    [{ 'Content-Type': 'text/plain' }],
    [{ 'Content-Type': 'application/json; charset=iso-8859-1' }],
    [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
    [{}],
  ])('%j gets 415', async (headers) => {
    const { post } = await runInbox();
    expect((await post('/buzon/contacto', { headers, body: JSON.stringify(CONTACT) })).status).toBe(415);
  });

  test.each([
    ['with its length said', true],
    ['in chunks', false],
  ])('more than 64 KB %s gets 413, and 64 KB do not', async (_how, hasLength) => {
    const { post, kept } = await runInbox();
    const bodyOf = (size: number) => JSON.stringify(IDEA).padEnd(size, ' ');
    const length = (size: number): Record<string, string> =>
      hasLength ? { 'Content-Length': String(size) } : { 'Transfer-Encoding': 'chunked' };
    const send = (size: number) =>
      post('/buzon/idea-de-guia', {
        headers: { 'Content-Type': 'application/json', ...length(size) },
        body: bodyOf(size),
      });
    expect((await send(MAX_BODY_BYTES)).status).toBe(200);
    expect((await send(MAX_BODY_BYTES + 1)).status).toBe(413);
    expect((await send(5_000_000)).status).toBe(413);
    expect(kept()).toHaveLength(1);
  });

  test.each(ADDRESSES)('only POST is possible at %s', async (path) => {
    const { post } = await runInbox();
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await post(path, { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
      expect(answer.body).toContain('solo recibe formularios');
    }
    const page = await post(path, { method: 'GET', headers: { Accept: 'text/html' } });
    expect(page.body).toMatch(/<html lang="es-MX">[\s\S]*<p>Esta dirección solo recibe formularios/);
  });

  test('a form of another site is, with a page that leads back, and nothing is kept', async () => {
    const { postPage, kept } = await runInbox();
    const answer = await postPage('/buzon/contacto', CONTACT, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('<a href="/contacto">Volver al formulario</a>');
    expect(kept()).toEqual([]);
  });
});

describe('robots and crowds', () => {
  test('whoever fills in the trap is thanked, and nothing is kept', async () => {
    const { postJson, postPage, kept } = await runInbox();
    const page = await postPage('/buzon/contacto', { ...CONTACT, sitio_web: 'https://spam.example' });
    expect(page).toMatchObject({ status: 303, headers: { location: '/gracias?de=contact' } });
    const json = await postJson('/buzon/contacto', { ...CONTACT, sitio_web: 'x' });
    expect(json).toMatchObject({ status: 200, body: '{"ok":true}' });
    expect(kept()).toEqual([]);
  });

  test('the 21st submission in a minute has to wait as long as it is told', async () => {
    let time = 0;
    const { postJson, postPage, kept } = await runInbox({ perMinute: 20, now: () => time });
    for (let count = 0; count < 20; count += 1) {
      expect((await postJson('/buzon/contacto', CONTACT)).status).toBe(200);
      time += 1000;
    }
    const refused = await postJson('/buzon/idea-de-guia', IDEA);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '40']);
    const page = await postPage('/buzon/contacto', { ...CONTACT, name: 'Ana "la de siempre"' });
    expect(page.status).toBe(429);
    expect(page.body).toContain('value="Ana &quot;la de siempre&quot;"');
    expect(page.body).toContain('Lo que escribiste sigue aquí.');
    time += 40_000;
    expect((await postJson('/buzon/idea-de-guia', IDEA)).status).toBe(200);
    expect(kept()).toHaveLength(21);
  });

  test('behind a proxy, the last forwarded address counts; without one, nobody may choose an address', async () => {
    const behind = await runInbox({ perMinute: 1, trustProxy: true });
    const open = await runInbox({ perMinute: 1 });
    const statuses = async ({ postJson }: typeof open, ...addresses: string[]) => {
      const found: number[] = [];
      for (const address of addresses) {
        found.push((await postJson('/buzon/contacto', CONTACT, { 'X-Forwarded-For': address })).status);
      }
      return found;
    };
    expect(await statuses(behind, '1.1.1.1', '1.1.1.1', '9.9.9.9, 1.1.1.1', '1.1.1.1, 2.2.2.2')).toEqual([
      200, 429, 429, 200,
    ]);
    expect(await statuses(open, '1.1.1.1', '2.2.2.2')).toEqual([200, 429]);
  });
});

test('nothing a visitor sends reaches the log', async () => {
  const spies = (['log', 'error', 'warn', 'info'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  const { post, postJson, postPage, file } = await runInbox();
  const secret = 'persona@secreta.mx';
  await postJson('/buzon/contacto', { ...CONTACT, email: secret });
  await postJson('/buzon/contacto', { ...CONTACT, email: `${secret} x`, [secret]: secret });
  await postPage(`/buzon/contacto?${secret}`, { name: secret });
  await post('/buzon/contacto', { headers: { 'Content-Type': 'application/json' }, body: `{"${secret}` });
  const db = new DatabaseSync(file);
  db.exec('DROP TABLE submissions');
  db.close();
  expect((await postJson('/buzon/contacto', { ...CONTACT, email: secret })).status).toBe(503);
  const said = spies.flatMap((spy) => spy.mock.calls.flat()).join('\n');
  vi.restoreAllMocks();
  expect(said).toContain('Buzón: no se puede guardar');
  expect(said).not.toContain('secreta');
});
