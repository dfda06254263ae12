import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { messageLines } from './message-lines.ts';

/**
 * `npm run check:html [folder]`: every built page is valid by the HTML standard alone, or exit 1 with one line per
 * mistake. Matters of taste are Biome's.
 */
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`No hay páginas en ${folder}: construye el sitio primero.`);
  process.exit(1);
}
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const reports = await Promise.all(
  names.sort().map(async (name) => {
    const { results } = await checker.validateFile(join(folder, name));
    const messages = results.flatMap((result) => result.messages);
    return messages.map(({ line, message, ruleId }) => ({
      file: name.split(sep).join('/'),
      line,
      text: `${message} (${ruleId})`,
    }));
  }),
);
const messages = reports.flat();
for (const line of messageLines(messages)) console.error(line);
if (messages.length > 0) {
  console.error(`\n${messages.length} errores de HTML en ${folder}.`);
  process.exit(1);
}
console.log(`HTML correcto: ${names.length} páginas.`);
