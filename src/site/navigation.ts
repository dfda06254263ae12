/** The header's links, in order. */
export const MAIN_LINKS = [
  { href: '/#destinos', label: 'Destinos' },
  { href: '/wiki', label: 'Wiki' },
  { href: '/guias', label: 'Guías' },
  { href: '/acerca', label: 'Acerca de' },
  { href: '/contacto', label: 'Contacto' },
] as const;

export const RESOURCE_LINKS = [
  { href: '/#destinos', label: 'Destinos' },
  { href: '/wiki', label: 'Wiki de viajes' },
  { href: '/guias', label: 'Guías' },
  { href: '/datos', label: 'Datos abiertos' },
  { href: '/acerca', label: 'Acerca de' },
  { href: '/si-algo-sale-mal', label: 'Si algo sale mal' },
  { href: '/reportar-error', label: 'Reportar un error' },
] as const;

interface ToolLink {
  href: string;
  label: string;
  /** What it is for, in `Prepara tu viaje` of home; without it the tool is not named there. */
  purpose?: string;
}

/** A button of its own in the header. */
export const TRIP_LINK = { href: '/mi-viaje', label: 'Mi viaje' } as const;

/** Every tool of a trip, in order. */
export const TOOL_LINKS: readonly ToolLink[] = [
  {
    ...TRIP_LINK,
    purpose: 'Tu ruta completa, con escalas: qué te falta, para cuándo y cuánto cuesta.',
  },
  {
    href: '/mi-situacion',
    label: 'Mis visas',
    purpose: '¿Ya tienes otra visa? Mira a dónde entras más fácil con ella.',
  },
  {
    href: '/revisa-tus-fechas',
    label: 'Mi pasaporte y mis días',
    purpose: '¿Tu pasaporte alcanza? ¿Cuántos días te quedan en Europa?',
  },
  { href: '/escalas', label: 'Escalas', purpose: '¿Te piden visa solo por cambiar de avión?' },
  // Home has the map itself.
  { href: '/mapa', label: 'Mapa de visas' },
  { href: '/comparar', label: 'Comparar destinos', purpose: 'De dos a cuatro países, lado a lado.' },
  { href: '/mi-lista', label: 'Mi lista de papeles', purpose: 'Los requisitos, para palomear y llevar impresos.' },
];

/** All there is to use, for menu, footer and home. */
export const MENU_TOOLS: readonly ToolLink[] = [
  ...TOOL_LINKS,
  { href: '/cambios', label: 'Cambios de reglas' },
  { href: '/sin-conexion', label: 'Sin conexión', purpose: 'Guarda todos los destinos antes de salir.' },
];

/** Besides the tools, what one looks for in the menu. */
export const MENU_PAGES = [
  { href: '/visa-americana', label: 'Visa americana' },
  { href: '/es-cierto', label: '¿Es cierto?' },
  { href: '/si-algo-sale-mal', label: 'Si algo sale mal' },
] as const;

export const LEGAL_LINKS = [
  { href: '/terminos', label: 'Términos de Servicio' },
  { href: '/privacidad', label: 'Política de Privacidad' },
  { href: '/contacto', label: 'Contacto' },
] as const;
