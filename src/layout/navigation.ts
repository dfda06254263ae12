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
  { href: '/cambios', label: 'Cambios de reglas' },
  { href: '/datos', label: 'Datos abiertos' },
  { href: '/acerca', label: 'Acerca de' },
  { href: '/reportar-error', label: 'Reportar un error' },
] as const;

export const TOOL_LINKS = [
  { href: '/mi-situacion', label: 'Mi situación' },
  { href: '/revisa-tus-fechas', label: 'Revisa tus fechas' },
  { href: '/escalas', label: 'Escalas' },
  { href: '/mapa', label: 'Mapa de visas' },
  { href: '/comparar', label: 'Comparar destinos' },
  { href: '/mi-lista', label: 'Mi lista' },
] as const;

export const LEGAL_LINKS = [
  { href: '/terminos', label: 'Términos de Servicio' },
  { href: '/privacidad', label: 'Política de Privacidad' },
  { href: '/contacto', label: 'Contacto' },
] as const;
