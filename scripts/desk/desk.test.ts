import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'parse5';
import { beforeEach, expect, test } from 'vitest';
import { attribute, elementsIn } from '../../server/inbox/html-tree.ts';
import { openInboxDatabase } from '../../server/inbox/inbox-database.ts';
import { changesByCountry } from '../../src/catalogue/changes-by-country.ts';
import { ruleChanges } from '../../src/catalogue/rule-changes.ts';
import { readCorrections } from '../../src/corrections/corrections.server.ts';
import { readContent } from '../read-content.ts';
import { useSmallContent } from '../testing/small-content.ts';
import { createDesk } from './desk-app.ts';

const { pathOf, edit } = useSmallContent();
const HOST = '127.0.0.1:4455';
let desk: ReturnType<typeof createDesk>;
beforeEach(() => {
  desk = createDesk({
    token: 'secreto',
    hosts: [HOST],
    content: pathOf('.'),
    inboxFile: pathOf('buzon.sqlite'),
    watchFile: pathOf('vigia.json'),
    today: () => '2026-11-24',
  });
});

const ask = (path: string, headers: Record<string, string> = {}, body?: URLSearchParams) =>
  desk.request(`http://${HOST}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { host: HOST, ...headers },
    ...(body && { body }),
  });
const send = (path: string, fields: URLSearchParams) =>
  ask(`/secreto/ficha/${path}`, { origin: `http://${HOST}` }, fields);

const isMark = (element: Parameters<typeof attribute>[0]) =>
  ['checkbox', 'radio'].includes(attribute(element, 'type') ?? '');

/** What a browser would send of the first form of a page. */
function fieldsIn(page: string): URLSearchParams {
  const sent = new URLSearchParams();
  const [form] = elementsIn(parse(page)).filter(({ tagName }) => tagName === 'form');
  for (const element of form ? elementsIn(form) : []) {
    const name = attribute(element, 'name');
    if (!name || (isMark(element) && attribute(element, 'checked') === undefined)) continue;
    const chosen = elementsIn(element).find((option) => attribute(option, 'selected') !== undefined);
    const inside = (chosen ?? element).childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    sent.set(name, attribute(element, 'value') ?? inside);
  }
  return sent;
}

const form = async (path: string) => fieldsIn(await (await ask(`/secreto/ficha/${path}`)).text());
const japan = () => readFileSync(pathOf('countries/japan.yaml'), 'utf8');

test('nobody gets in from another place, by another name or without the token', async () => {
  expect((await ask('/secreto/')).status).toBe(200);
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/otro/')).status).toBe(404);
  expect((await ask('/secreto/', { host: 'malo.example' })).status).toBe(404);
  expect((await ask('/secreto/', { origin: 'https://malo.example' })).status).toBe(404);
  const fields = await form('japan/maxStay');
  expect((await ask('/secreto/ficha/japan/maxStay/guardar', { origin: 'https://malo.example' }, fields)).status).toBe(
    404,
  );
  expect((await ask('/secreto/ficha/japan/maxStay/guardar', {}, fields)).status).toBe(404);
  const { headers } = await ask('/secreto/');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('from a report to a checked change, without touching YAML', async () => {
  const payload = {
    country: 'japan',
    errorType: 'tiempos',
    currentInfo: '90 días',
    correctInfo: '<b>30 días</b>',
    source: 'https://www.mofa.go.jp/x',
    email: 'ana@ejemplo.mx',
    description: '',
  };
  const inbox = openInboxDatabase(pathOf('buzon.sqlite'));
  inbox.write([{ receivedAt: '2026-11-20T10:00:00Z', kind: 'error-report', payload: JSON.stringify(payload) }]);
  inbox.close();
  const list = await (await ask('/secreto/')).text();
  expect(list).toContain('Lo que reportaron: 1');
  expect(list).toContain('Debería decir: &lt;b&gt;30 días&lt;/b&gt;');
  expect(list).not.toContain('ana@ejemplo.mx');
  const way = /\/secreto\/ficha\/(japan\/maxStay\?because=Report[^"]*report=1)"/.exec(list)?.[1] ?? '';

  const before = japan();
  const fields = await form(way.replaceAll('&amp;', '&'));
  expect(fields.get('f.maxStay.days')).toBe('90');
  expect(fields.get('n.url')).toBe('https://www.mofa.go.jp/x');
  fields.set('f.maxStay.days', '30');
  fields.set('why', 'mistake');
  fields.set('s.sources.0', '1');
  fields.delete('n.url');
  const trial = await (await send('japan/maxStay/antes-y-despues', fields)).text();
  expect(trial).toMatch(/<del>[^<]*90 días/);
  expect(trial).toMatch(/<ins>[^<]*30 días/);
  // Nothing is written before it is confirmed.
  expect(japan()).toBe(before);

  const saved = await send('japan/maxStay/guardar', fieldsIn(trial));
  const done = await saved.text();
  expect(done).toContain('Japan: maxStay.days from 90 to 30');
  // Whoever left an address gets a letter from the editor's own mail program.
  expect(done).toContain('href="mailto:ana%40ejemplo.mx?subject=Sobre%20el%20error');
  const lines = japan()
    .split('\n')
    .flatMap((line, index) => (line === before.split('\n')[index] ? [] : line.trim()));
  expect(lines).toEqual(['maxStay: { days: 30 }', 'seen: live', 'checkedOn: "2026-11-24"']);

  // What was decided is noted without a word of who reported it, and the report waits no more.
  const decided = readCorrections(pathOf('.'));
  expect(decided.problems).toEqual([]);
  expect(decided.corrections).toEqual([
    {
      report: 1,
      received: '2026-11-20',
      decided: '2026-11-24',
      country: 'japan',
      about: 'tiempos',
      outcome: 'corrected',
    },
  ]);
  expect(await (await ask('/secreto/')).text()).toContain('Lo que reportaron: 0');
});

test('a report that changes nothing is decided too', async () => {
  const payload = {
    country: 'otro',
    errorType: 'otro',
    currentInfo: 'algo',
    correctInfo: 'otra cosa',
    source: '',
    email: '',
    description: '',
  };
  const inbox = openInboxDatabase(pathOf('buzon.sqlite'));
  inbox.write([{ receivedAt: '2026-11-20T10:00:00Z', kind: 'error-report', payload: JSON.stringify(payload) }]);
  inbox.close();
  const decide = (id: number, outcome: string) =>
    ask(`/secreto/reporte/${id}`, { origin: `http://${HOST}` }, new URLSearchParams({ outcome }));
  expect((await decide(2, 'no-source')).status).toBe(404);
  expect((await decide(1, 'corrected')).status).toBe(404);
  expect((await decide(1, 'no-source')).status).toBe(200);
  expect(readCorrections(pathOf('.')).corrections).toMatchObject([{ report: 1, outcome: 'no-source' }]);
});

test('a change of rule goes into the history with its source, and a new source into the list', async () => {
  const fields = await form('japan/costs');
  for (const [key, value] of Object.entries({
    'f.costs.amount': '20',
    'f.costs.currency': 'USD',
    'f.nextStep': 'Aparta 20 USD para la entrada.',
    'f.costs.additionalFees': 'El banco cobra aparte su comisión.',
    why: 'rule',
    'n.name': 'Gobierno de Japón, tarifas',
    'n.url': 'https://www.mofa.go.jp/fees',
    'n.kind': 'portal',
    'u.effective': '2026-11-01',
    'u.title': 'Japón empieza a cobrar la entrada',
    'u.summary': 'Desde el 1 de noviembre de 2026 se pagan 20 USD al llegar.',
  }))
    fields.set(key, value);
  const trial = await (await send('japan/costs/antes-y-despues', fields)).text();
  expect(trial).toContain('Historial: Japón empieza a cobrar la entrada.');
  expect((await send('japan/costs/guardar', fieldsIn(trial))).status).toBe(200);
  expect(trial).toMatch(/<ins>[^<]*20 USD/);
  expect(japan()).toContain(
    '  - effective: "2026-11-01"\n    stage: in-force\n    concerns: costs\n    cost:\n      amount: 20',
  );
  // The old figure is not rubbed out, and what is no figure is not lost.
  expect(japan()).toContain('fee: free');
  expect(japan()).toContain('additionalFees: El banco cobra aparte su comisión.');
  expect(japan()).toContain('  - name: Gobierno de Japón, tarifas\n    url: https://www.mofa.go.jp/fees');
  // What says a figure in passing follows, or the build would refuse the change.
  expect(japan()).toContain('nextStep: Aparta 20 USD para la entrada.');
  // From there alerts and «Cambió desde tu última visita» take it.
  const { catalogue } = readContent(pathOf('.')).records;
  expect(changesByCountry(catalogue?.countries ?? [], '2026-11-24')['japan']?.changes).toContainEqual({
    id: 'japan-2026-11-01-costs',
    dateline: 'Desde el 1.º de noviembre de 2026',
    title: 'Japón empieza a cobrar la entrada',
  });
});

test('whoever corrects a fact says whether the rule changed; a mistake of ours is no change of rule', async () => {
  const before = japan();
  const fields = await form('japan/maxStay');
  fields.set('f.maxStay.days', '30');
  const refused = await send('japan/maxStay/antes-y-despues', fields);
  expect([refused.status, japan()]).toEqual([409, before]);
  const page = await refused.text();
  expect(page).toContain('Contesta si cambió la regla o la teníamos mal.');

  const corrected = fieldsIn(page);
  corrected.set('why', 'mistake');
  expect(await (await send('japan/maxStay/guardar', corrected)).text()).toContain('The record was wrong.');
  expect(japan()).toBe(before.replace('maxStay: { days: 90 }', 'maxStay: { days: 30 }'));

  const changed = await form('japan/maxStay');
  changed.set('f.maxStay.days', '60');
  changed.set('why', 'rule');
  const unsourced = await send('japan/maxStay/antes-y-despues', changed);
  expect([unsourced.status, await unsourced.text()]).toEqual([409, expect.stringContaining('necesita su fuente')]);
});

test('a change whose date is corrected moves in feeds and calendars, and does not come twice', async () => {
  const names = () => ruleChanges(readContent(pathOf('.')).records.catalogue ?? { countries: [] }, '2026-11-24');
  const [known] = names().filter(({ scope }) => scope === 'japan');
  const before = japan();
  const correct = async (date: string) => {
    const fields = await form('japan/procedure');
    fields.set('f.updates.0.effective', date);
    expect((await send('japan/procedure/guardar', fields)).status).toBe(200);
  };
  await correct('2027-06');
  await correct('2027-07-01');
  expect(japan()).toBe(
    `${before.replace('effective: "2028"', 'effective: "2027-07-01"')}    formerDates: ["2028", "2027-06"]\n`,
  );
  expect(names().filter(({ scope }) => scope === 'japan')).toMatchObject([
    { id: known?.id, update: { effective: '2027-07-01', formerDates: ['2028', '2027-06'] } },
  ]);
});

test('a mistake is told before anything is written, and what was typed is still there', async () => {
  const before = japan();
  const fields = await form('japan/maxStay');
  fields.set('why', 'mistake');
  fields.set('f.maxStay.days', 'muchos');
  fields.set('f.maxStay.note', 'algo <b>');
  const refused = await send('japan/maxStay/guardar', fields);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('content/countries/japan.yaml · maxStay.days');
  expect(page).toContain('value="muchos"');
  expect(page).toContain('value="algo &lt;b&gt;"');
  expect(japan()).toBe(before);
});

test('a sentence against the rules of style is told too, those of other pages are not', async () => {
  edit('countries/zambia.yaml', /^nextStep: .*$/gm, 'nextStep: Pide la e-Visa antes de volar y espera la respuesta.');
  const fields = await form('japan/maxStay');
  fields.set('why', 'mistake');
  fields.set('f.maxStay.days', '60');
  fields.set('f.maxStay.note', 'pide la e-Visa');
  const refused = await send('japan/maxStay/guardar', fields);
  const page = await refused.text();
  expect(refused.status).toBe(409);
  expect(page).toContain('content/countries/japan.yaml · maxStay.note (word)');
  expect(page).not.toContain('zambia');
});

test('a record that changed meanwhile is not overwritten, and nothing typed is lost', async () => {
  const fields = await form('japan/maxStay');
  fields.set('why', 'mistake');
  fields.set('f.maxStay.days', '30');
  edit('countries/japan.yaml', 'issues: [jp-visa]', 'issues: [jp-visa] # otra persona');
  const theirs = japan();
  const refused = await send('japan/maxStay/guardar', fields);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('La ficha cambió desde que abriste este formulario');
  expect(page).toContain('value="30"');
  expect(page).toContain('(la ficha dice: 90)');
  expect(japan()).toBe(theirs);
  // The page that says so is made from the record as it is now.
  expect((await send('japan/maxStay/guardar', fieldsIn(page))).status).toBe(200);
  expect(japan()).toContain('# otra persona');
  expect(japan()).toContain('maxStay: { days: 30 }');
});

test('nothing outside content/countries is read or written', async () => {
  cpSync(pathOf('countries/japan.yaml'), pathOf('japan-copy.yaml'));
  symlinkSync(pathOf('japan-copy.yaml'), pathOf('countries/zz.yaml'));
  for (const slug of ['..%2Fjapan-copy', '%2e%2e%2ffeatured', 'zz', 'nowhere', '.', 'japan%00']) {
    expect((await ask(`/secreto/ficha/${slug}/maxStay`)).status, slug).toBe(404);
  }
  expect((await ask('/secreto/ficha/japan/toString')).status).toBe(404);
});

test('what waits comes in the order of its harm, and a source that says otherwise first', async () => {
  const fact = {
    file: 'content/countries/japan.yaml',
    place: 'Japón',
    topic: 'maxStay',
    source: 'sources.0',
    states: '{"days":90}',
    checkedOn: '2026-11-21',
    kind: 'changed',
    before: 'up to 90 days',
    after: 'up to 30 days',
    figure: 'other',
  };
  const finding = {
    id: 1,
    address: 'https://www.japan.travel/es/es/plan/passport-and-visas/',
    kind: 'changed',
    facts: [fact],
    note: '',
    found: '2026-11-23',
    issue: null,
  };
  writeFileSync(pathOf('vigia.json'), JSON.stringify({ findings: [finding] }));
  const page = await (await ask('/secreto/')).text();
  const titles = [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title);
  expect(titles[0]).toBe('Vigía: la fuente dice otra cosa: 1');
  expect(titles.map((title) => title?.replace(/: \d+$/, ''))).toEqual([
    'Vigía: la fuente dice otra cosa',
    'Lo que reportaron',
    'Por vencer',
    'Nadie lo ha visto en su propio sitio',
    'Los datos abiertos dicen otra cosa',
  ]);
  expect(page).toContain('Ahora: up to 30 days');

  // Read again by an editor, it waits no more.
  edit('countries/japan.yaml', 'checkedOn: "2026-11-21"', 'checkedOn: "2026-11-24"');
  expect(await (await ask('/secreto/')).text()).toContain('Vigía: la fuente dice otra cosa: 0');
});

test('a second desk says that one is open', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { DESK_PORT: String(port), CONTENT_DIR: pathOf('.') },
  });
  const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')]);
  taken.close();
  expect(complaint).toContain('La mesa ya está abierta');
  expect(child.exitCode).toBe(1);
});
