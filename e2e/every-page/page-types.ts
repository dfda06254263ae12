/** One of each kind that differs in its frame. */
export const FRAMED = ['/', '/pais/japan', '/visa-para-canada-mexicanos', '/404'] as const;

/** One address of every page type; the countries are those with the longest words and the most to say. */
export const PAGES = [
  '/',
  '/pais/saudi-arabia',
  '/pais/united-states',
  '/visa-para-united-arab-emirates-mexicanos',
  '/wiki',
  '/si-algo-sale-mal',
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
  '/mi-situacion#tengo=us-visa',
  '/mi-viaje',
  '/revisa-tus-fechas',
  '/escalas',
  '/visa-americana',
  '/mapa',
  '/comparar?paises=japan,canada,spain',
  '/mi-lista?pais=japan',
  '/404',
] as const;
