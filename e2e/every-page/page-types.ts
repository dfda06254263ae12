import { TOOL_LINKS } from '../../src/site/navigation.ts';

/** One of each kind that differs in its frame. */
export const FRAMED = ['/', '/pais/japan', '/visa-para-canada-mexicanos', '/404'] as const;

/** What a tool is told, to have something to answer. */
const TOLD: Readonly<Record<string, string>> = {
  '/mi-situacion': '#tengo=us-visa',
  '/comparar': '?paises=japan,canada,spain',
  '/mi-lista': '?pais=japan',
};

/** One address of every page type, every tool among them; the countries are those with the longest words and the most to say. */
export const PAGES: readonly [string, ...string[]] = [
  '/',
  '/pais/saudi-arabia',
  '/pais/united-states',
  '/visa-para-united-arab-emirates-mexicanos',
  '/wiki',
  '/si-algo-sale-mal',
  '/preguntas',
  '/glosario',
  '/guias',
  '/cambios',
  '/correcciones',
  '/es-cierto/visa-americana-canada',
  '/datos',
  '/acerca',
  '/contacto',
  '/reportar-error',
  '/gracias',
  '/terminos',
  '/privacidad',
  '/sin-conexion',
  '/visa-americana',
  '/404',
  ...TOOL_LINKS.map(({ href }) => href + (TOLD[href] ?? '')),
];
