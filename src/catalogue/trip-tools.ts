/** Addresses of the tools, and of the report of a mistake, that can start from a country; each says the rest itself. */
export function tripPath(slug: string): string {
  return `/mi-viaje?pais=${slug}`;
}

export function checklistPath(slug: string): string {
  return `/mi-lista?pais=${slug}`;
}

export function tripDatesPath(slug: string): string {
  return `/revisa-tus-fechas?pais=${slug}`;
}

/** `fact` is what `reportar-error` calls it, `says` the words that are wrong. */
export function reportPath(slug: string, fact?: string, says = ''): string {
  return `/reportar-error?pais=${slug}${fact ? `&dato=${fact}&dice=${encodeURIComponent(says)}` : ''}`;
}

/** More columns than these can be read on no screen, and printed on no sheet. */
export const MAX_COMPARED = 4;

export function comparisonPath(...slugs: string[]): string {
  return `/comparar?paises=${slugs.join(',')}`;
}
