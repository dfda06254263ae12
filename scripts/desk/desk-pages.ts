import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { TOPIC_NAMES } from '../watch/findings.ts';
import type { Topic } from '../watch/reading/topic.ts';
import type { Task, TaskGroup } from './desk-tasks.ts';
import { type Field, type FormSource, formTopics } from './record-fields.ts';
import type { Trial } from './try-change.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Rows shown of a group; the rest comes up as these are done. */
const SHOWN = 25;

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1.5rem}h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem}
li{margin-block:.75rem}small,.muted{opacity:.75}label{display:block;margin-block:.6rem}input:not([type=checkbox]):not([type=radio]),select,textarea{font:inherit;display:block;width:100%;box-sizing:border-box;padding:.4rem}
fieldset{margin-block:1rem}button{font:inherit;padding:.6rem 1.2rem}pre{white-space:pre-wrap;border:1px solid;padding:.75rem}del{color:light-dark(#a11,#f99)}ins{color:light-dark(#161,#9e9)}.trouble{border:2px solid;padding:.75rem}nav a{margin-right:.75rem}fieldset:not(:has([value=rule]:checked)) .rule{display:none}`;

/** A page of the desk. `base` is its address with the token. */
export function deskPage(title: string, base: string, body: Html): Html {
  return html`<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Mesa</title><style>${raw(STYLE)}</style></head><body><p><a href="${base}/">Mesa de redacción</a></p><h1>${title}</h1>${body}</body></html>`;
}

/** What waits, group by group. */
export function listPage(base: string, groups: readonly TaskGroup[]): Html {
  const item = ({ title, lines, record, url, report, because }: Task) => {
    const way =
      record &&
      `${base}/ficha/${record.slug}/${record.topic}?${new URLSearchParams({ because, ...(url && { url }), ...(report && { report: String(report) }) })}`;
    return html`<li>${way ? html`<a href="${way}">${title}</a>` : title}${url ? html` · <a href="${url}" rel="noreferrer" target="_blank">la fuente</a>` : ''}${lines.map((line) => html`<br><small>${line}</small>`)}${report && !record ? decideForm(base, String(report)) : ''}</li>`;
  };
  return deskPage(
    'Qué toca',
    base,
    html`${groups.map(
      ({ title, tasks, trouble }) =>
        html`<h2>${title}: ${tasks.length}</h2>${trouble ? html`<p class="trouble">${trouble}</p>` : ''}${
          tasks.length === 0 && !trouble ? html`<p class="muted">Nada.</p>` : ''
        }<ul>${tasks.slice(0, SHOWN).map(item)}</ul>${
          tasks.length > SHOWN ? html`<p class="muted">Y ${tasks.length - SHOWN} más, cuando acabes con estas.</p>` : ''
        }`,
    )}`,
  );
}

export interface FormPage {
  base: string;
  slug: string;
  name: string;
  topic: Topic;
  fields: readonly Field[];
  sources: readonly FormSource[];
  /** Fingerprint of the file the form was made from. */
  made: string;
  because: string;
  /** Number of the report that led here, or nothing. */
  report: string;
  url: string;
  today: string;
  /** What was typed and refused, which is not to be typed again. */
  typed?: ReadonlyMap<string, string>;
  trouble?: readonly string[];
}

/** The form of one fact. */
export function formPage(page: FormPage): Html {
  const { base, slug, name, topic, fields, sources, made, because, report, url, today, trouble = [], typed } = page;
  const said = (key: string, otherwise: string) => typed?.get(key) ?? otherwise;
  return deskPage(
    `${name}: ${TOPIC_NAMES[topic]}`,
    base,
    html`<nav>${formTopics().map((one) => html`<a href="${base}/ficha/${slug}/${one}">${TOPIC_NAMES[one]}</a> `)}</nav>
${trouble.length > 0 ? html`<div class="trouble" role="alert">${trouble.map((line) => html`<p>${line}</p>`)}</div>` : ''}
<form method="post" action="${base}/ficha/${slug}/${topic}/antes-y-despues">
<input type="hidden" name="made" value="${made}"><input type="hidden" name="because" value="${because}"><input type="hidden" name="report" value="${report}">
<fieldset><legend>La ficha</legend>${fields.map((field) => fieldInput(field, said(`f.${field.name}`, field.value), typed !== undefined))}<p class="muted">Vacío: se quita de la ficha.</p></fieldset>
<fieldset><legend>Sus fuentes</legend>${sources.map(({ path, name: source, url: address, checkedOn, seen }) => {
      const key = `s.${path.join('.')}`;
      return html`<label><input type="checkbox" name="${key}" value="1"${typed?.has(key) ? raw(' checked') : ''}> La abrí hoy en su propio sitio: <a href="${address}" target="_blank" rel="noreferrer">${source}</a> <small>(vista el ${checkedOn}, ${seen})</small></label>`;
    })}
<details${said('n.url', '') || url ? raw(' open') : ''}><summary>Otra fuente</summary><p class="muted">Con nombre y dirección se agrega a la ficha, vista hoy (${today}).</p>
${textInput('n.name', 'Nombre: quién la publica y qué es', said('n.name', ''))}${textInput('n.url', 'Dirección, con https://', said('n.url', url))}
<label>Qué es ${select('n.kind', ['portal', 'law', 'embassy', 'ministry', 'carrier', 'press'], said('n.kind', 'portal'))}</label></details></fieldset>
<fieldset><legend>¿Cambió la regla o la teníamos mal?</legend>${[
      ['mistake', 'La teníamos mal: se corrige la ficha, y ya'],
      ['rule', 'Cambió la regla: se anota en el historial, y de ahí sale en Cambios, el calendario y los avisos'],
    ].map(
      ([why, label]) =>
        html`<label><input type="radio" name="why" value="${why}"${typed?.get('why') === why ? raw(' checked') : ''}> ${label}</label>`,
    )}
<div class="rule">${textInput('u.effective', 'Desde cuándo (2026-12-01, 2026-12 o 2026)', said('u.effective', ''))}
${textInput('u.title', 'Título', said('u.title', ''))}${textInput('u.summary', 'Qué cambió, en una o dos frases', said('u.summary', ''))}<p class="muted">Su fuente es la que agregaste, o la primera que abriste hoy. En estancia y costo, la cifra vieja se queda en la ficha y la nueva manda desde ese día.</p></div></fieldset>
<p><button>Revisar y ver antes y después</button></p></form>
${report ? decideForm(base, report) : ''}`,
  );
}

/** For a report that changes nothing. */
function decideForm(base: string, report: string): Html {
  return html`<form method="post" action="${base}/reporte/${report}"><p>¿No hay nada que corregir? <button name="outcome" value="already-right">Ya estaba bien</button> <button name="outcome" value="no-source">No hay fuente que lo diga</button></p></form>`;
}

function fieldInput({ name, kind, value: written }: Field, value: string, isTyped: boolean): Html {
  // Somebody else may have changed it meanwhile: what is sent back replaces it.
  const now = isTyped && value !== written ? html` <small>(la ficha dice: ${written || 'nada'})</small>` : '';
  const key = `f.${name}`;
  const options = kind === 'truth' ? ['true', 'false'] : kind;
  if (typeof options !== 'string') {
    const all = options.includes(written) ? options : ['', ...options];
    return html`<label>${name}${now} ${select(key, all, value)}</label>`;
  }
  if (kind === 'text' && value.length > 70) {
    return html`<label>${name}${now} <textarea name="${key}" rows="${Math.ceil(value.length / 80) + 1}">${value}</textarea></label>`;
  }
  return html`<label>${name}${now} <input name="${key}" value="${value}" inputmode="${kind === 'number' ? 'decimal' : 'text'}" autocomplete="off"></label>`;
}

function textInput(key: string, label: string, value: string): Html {
  return html`<label>${label} <input name="${key}" value="${value}" autocomplete="off"></label>`;
}

function select(key: string, options: readonly string[], value: string): Html {
  return html`<select name="${key}">${options.map((option) => html`<option${option === value ? raw(' selected') : ''}>${option}</option>`)}</select>`;
}

/** What a change does, and the button that writes it. */
export function trialPage(
  { base, slug, topic, name }: Pick<FormPage, 'base' | 'slug' | 'topic' | 'name'>,
  { remarks, gone, added }: Trial,
  { lines, message, typed }: { lines: readonly string[]; message: string; typed: ReadonlyMap<string, string> },
): Html {
  return deskPage(
    `${name}: antes y después`,
    base,
    html`${remarks.length > 0 ? html`<div class="trouble">${remarks.map((line) => html`<p>${line}</p>`)}</div>` : ''}
<h2>En la página</h2>${gone.length + added.length === 0 ? html`<p>El texto no cambia.</p>` : ''}<p>${gone.map((line) => html`<del>${line}</del><br>`)}${added.map((line) => html`<ins>${line}</ins><br>`)}</p>
<h2>En la ficha</h2><pre>${lines.join('\n')}</pre><h2>Mensaje para el commit</h2><pre>${message}</pre>
<form method="post" action="${base}/ficha/${slug}/${topic}/guardar">${[...typed].map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}<p><button>Guardar en la ficha</button></p></form>
<form method="post" action="${base}/ficha/${slug}/${topic}/seguir">${[...typed].map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}<p><button>Seguir corrigiendo</button></p></form>`,
  );
}

/** What was written, and the letter to whoever reported it. */
export function donePage(base: string, title: string, said: Html, reply: string | undefined): Html {
  return deskPage(
    title,
    base,
    html`${said}${reply ? html`<p><a href="${reply}">Contestar a quien lo reportó</a>, con tu programa de correo, cuando ya esté publicado.</p>` : ''}`,
  );
}
