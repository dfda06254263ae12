import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageLines } from './built-html/html-message.ts';
import { checkWithHtmlValidate } from './built-html/html-validate.ts';
import { checkWithVnu, isJavaInstalled } from './built-html/vnu.ts';

/**
 * `npm run check:html [folder]`: every built page is valid HTML, or exit 1 with one line per mistake. The judge is
 * the W3C's own checker; where Java is missing, html-validate, which knows less.
 */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`No hay páginas en ${folder}: construye el sitio primero.`);
  process.exit(1);
}
const [judge, messages] = isJavaInstalled()
  ? ['vnu', checkWithVnu(folder)]
  : ['html-validate, porque falta Java', await checkWithHtmlValidate(folder)];
for (const line of messageLines(messages)) console.error(line);
if (messages.length > 0) {
  console.error(`\n${messages.length} errores de HTML en ${folder} (según ${judge}).`);
  process.exit(1);
}
console.log(`HTML correcto (según ${judge}).`);
