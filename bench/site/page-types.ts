import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PageType {
  name: string;
  path: string;
  kind: 'home' | 'country' | 'plain' | 'tool';
}

/** One page per type; of the country pages the heaviest, which meets the budget for all. */
export function pageTypes(dir: string): PageType[] {
  return [
    { name: 'Inicio', path: '/', kind: 'home' },
    { name: 'Pregunta, la mayor', path: `/pais/${heaviest(join(dir, 'pais'), '')}`, kind: 'country' },
    { name: 'Guía, la mayor', path: `/${heaviest(dir, 'visa-para-')}`, kind: 'country' },
    { name: 'Wiki', path: '/wiki', kind: 'plain' },
    { name: 'Cambios', path: '/cambios', kind: 'plain' },
    { name: '¿Es cierto?', path: '/es-cierto', kind: 'plain' },
    { name: 'Contacto', path: '/contacto', kind: 'plain' },
    { name: 'Visa americana', path: '/visa-americana', kind: 'plain' },
    { name: 'Mi viaje', path: '/mi-viaje', kind: 'tool' },
    { name: 'Comparar', path: '/comparar?paises=canada,japan', kind: 'tool' },
    { name: 'Mapa', path: '/mapa', kind: 'tool' },
    { name: 'Mi lista de papeles', path: '/mi-lista?pais=canada', kind: 'tool' },
  ];
}

function heaviest(folder: string, prefix: string): string {
  const sizes = readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && file.endsWith('.html.br'))
    .map((file) => [file.replace('.html.br', ''), statSync(join(folder, file)).size] as const)
    .sort(([, a], [, b]) => b - a);
  const [first] = sizes;
  if (!first) throw new Error('El sitio construido no tiene páginas de país.');
  return first[0];
}
