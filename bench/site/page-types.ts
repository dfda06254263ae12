import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PageType {
  name: string;
  path: string;
  kind: 'home' | 'country' | 'plain' | 'tool' | 'trip';
}

const PLAIN_PAGES = [
  ['Wiki', '/wiki'],
  ['Cambios', '/cambios'],
  ['¿Es cierto?', '/es-cierto'],
  ['Datos', '/datos'],
  ['Guías', '/guias'],
  ['Acerca', '/acerca'],
  ['Contacto', '/contacto'],
  ['Reportar error', '/reportar-error'],
  ['Términos', '/terminos'],
  ['Privacidad', '/privacidad'],
  ['Gracias', '/gracias'],
  ['No encontrada', '/no-existe'],
  ['Sin conexión', '/sin-conexion'],
] as const;

const TRIP = '/mi-viaje#viaje=japan~2027-05-01~2027-05-20~united-states:Dallas (DFW):si';
const TOOL_PAGES = [
  ['Mis visas', '/mi-situacion'],
  ['Mi pasaporte y mis días', '/revisa-tus-fechas'],
  ['Escalas', '/escalas'],
  ['Visa americana', '/visa-americana'],
  ['Mapa', '/mapa'],
  ['Comparar', '/comparar?paises=canada,japan'],
  ['Mi lista de papeles', '/mi-lista?pais=canada'],
] as const;

/** One page per type; of the country pages the heaviest, which meets the budget for all, and the median. */
export function pageTypes(dir: string): PageType[] {
  const questions = countryPages(dir, 'pais', /^(.+)\.html\.br$/, (slug) => `/pais/${slug}`);
  const guides = countryPages(
    dir,
    '.',
    /^visa-para-(.+)-mexicanos\.html\.br$/,
    (slug) => `/visa-para-${slug}-mexicanos`,
  );
  return [
    { name: 'Inicio', path: '/', kind: 'home' },
    { name: 'Pregunta, la mayor', path: heaviest(questions), kind: 'country' },
    { name: 'Pregunta, mediana', path: middle(questions), kind: 'country' },
    { name: 'Guía, la mayor', path: heaviest(guides), kind: 'country' },
    { name: 'Guía, mediana', path: middle(guides), kind: 'country' },
    ...PLAIN_PAGES.map(([name, path]) => ({ name, path, kind: 'plain' as const })),
    { name: 'Mi viaje', path: TRIP, kind: 'trip' },
    ...TOOL_PAGES.map(([name, path]) => ({ name, path, kind: 'tool' as const })),
  ];
}

/** Paths of the country pages of one kind, heaviest first. */
function countryPages(dir: string, folder: string, pattern: RegExp, pathOf: (slug: string) => string): string[] {
  return readdirSync(join(dir, folder))
    .flatMap((file) => {
      const slug = pattern.exec(file)?.[1];
      return slug ? [{ path: pathOf(slug), bytes: statSync(join(dir, folder, file)).size }] : [];
    })
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path }) => path);
}

function heaviest([first]: readonly string[]): string {
  if (!first) throw new Error('El sitio construido no tiene páginas de país.');
  return first;
}

function middle(paths: readonly string[]): string {
  return paths[Math.floor(paths.length / 2)] ?? heaviest(paths);
}
