export const BRAND = 'Pasaporte Verde';

/** What a search engine shows of a title before it cuts it off. */
const TITLE_LENGTH = 70;

/** The page's own words first, the brand only where both are shown whole. */
export function pageTitle(title: string): string {
  const branded = `${title} | ${BRAND}`;
  return branded.length <= TITLE_LENGTH ? branded : title;
}
