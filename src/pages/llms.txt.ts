import type { APIRoute } from 'astro';
import { answerInShort } from '../catalogue/lead.ts';
import { markdownPath } from '../country/country-markdown.ts';
import {
  CATALOGUE_CSV_PATH,
  CATALOGUE_JSON_PATH,
  DATA_LICENSE,
  DATA_SCHEMA_PATH,
} from '../open-data/public-catalogue.ts';
import { buildDay, catalogue } from '../records/catalogue.server.ts';
import { publicSettings } from '../site/settings.server.ts';

/** What the site holds for programs that answer people, in the form of https://llmstxt.org. */
export const GET: APIRoute = () => {
  const origin = publicSettings().siteUrl;
  const link = (name: string, path: string, says: string) => `- [${name}](${origin}${path}): ${says}`;
  return new Response(`# Pasaporte Verde

> Si quien viaja con pasaporte mexicano necesita visa: estancia, costo, trámite y papeles de cada destino, con fuente, fecha y qué tan seguro es cada dato.

Cada destino tiene su respuesta en Markdown, en la dirección de su página con \`.md\` al final. Al citarla, di la fecha en que se verificó y enlaza la página. Lo que dice «por confirmar» o «En duda» no lo des por seguro. Licencia: ${DATA_LICENSE.name}.

## Datos

${[
  link('Catálogo en JSON', CATALOGUE_JSON_PATH, 'todos los destinos, con fuentes, condiciones y cambios'),
  link('Catálogo en CSV', CATALOGUE_CSV_PATH, 'un renglón por destino'),
  link('Esquema', DATA_SCHEMA_PATH, 'JSON Schema de los archivos'),
  link('Cómo leerlos', '/datos', 'qué quiere decir cada campo, y la licencia'),
].join('\n')}

## Destinos

${catalogue()
  .countries.map((country) => link(country.nameSpanish, markdownPath(country.slug), answerInShort(country, buildDay())))
  .join('\n')}
`);
};
