import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, renderHeadersFile } from '../../../src/site/hosting/rules.ts';

const CONTACT_FORM = `<form class="sheet" action="/buzon/contacto" method="post">
<div class="field"><label for="contacto-nombre">Nombre</label><input class="input" id="contacto-nombre" name="name" required=""/></div>
<div class="field"><label for="contacto-email">Email</label><input class="input" id="contacto-email" type="email" name="email" aria-describedby="pista" value="viejo@a.mx"><p id="pista">Para responderte</p></div>
<div class="field"><label for="contacto-asunto">Asunto</label><select class="input" id="contacto-asunto" name="subject"><option value="" selected="">Elige</option><option value="nuevo-pais">Nuevo país</option><option value="otro">Otro</option></select></div>
<div class="field"><label for="contacto-mensaje">Mensaje</label><textarea class="input" id="contacto-mensaje" name="message"></textarea></div>
<div hidden><input name="sitio_web" tabindex="-1"></div>
<button type="submit" name="enviar" value="1">Enviar</button>
</form>`;

const NEWSLETTER_FORM = `<form action="/buzon/boletin" method="post">
<label>Nombre <input name="fields[name]" id="newsletter-name"></label>
<label>Email <input type="email" name="fields[email]" id="newsletter-email"></label>
<input type="hidden" name="ml-submit" value="1"><input type="hidden" name="anticsrf" value="true">
</form>`;

/** What the build makes of a page with a form. */
export const CONTACT_PAGE = `<!doctype html><html><head><title>Contacto</title><script>if (1 > 0 && '</form' < "x") {}</script></head>
<body><svg><use href="/_astro/icons.a1.svg#menu"></use></svg>
<form action="/buscar"><input name="name"></form>
<enquiry-form kind="contact">${CONTACT_FORM}</enquiry-form>
<p>Después <input name="name"></p></body></html>`;

const FILES: Record<string, string> = {
  'index.html': `<title>Inicio</title>${NEWSLETTER_FORM}`,
  '404.html': '<title>Página no encontrada</title>',
  'contacto.html': CONTACT_PAGE,
  _headers: renderHeadersFile(headerRules()),
  _redirects: '',
};

/** A built site with forms, in a new folder `dist` inside `parent`; its path is the answer. */
export function writeInboxSite(parent: string): string {
  const root = join(parent, 'dist');
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  return root;
}
