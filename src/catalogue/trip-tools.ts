/** Addresses of the tools that can start from a country; each says the rest itself. */
export function tripPath(slug: string): string {
  return `/mi-viaje?pais=${slug}`;
}

export function checklistPath(slug: string): string {
  return `/mi-lista?pais=${slug}`;
}

export function tripDatesPath(slug: string): string {
  return `/revisa-tus-fechas?pais=${slug}`;
}

/** More columns than these can be read on no screen, and printed on no sheet. */
export const MAX_COMPARED = 4;

export function comparisonPath(...slugs: string[]): string {
  return `/comparar?paises=${slugs.join(',')}`;
}
