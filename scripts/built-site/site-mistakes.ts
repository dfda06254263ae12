import { publishedLinks } from './published-links.ts';
import type { BuiltPage } from './read-page.ts';
import type { BuiltSite } from './read-site.ts';
import { structuredDataMistakes } from './structured-data.ts';

/** The question stands first; only a country's own long name may reach past what search engines show. */
const TITLE = { least: 5, most: 85 };
const DESCRIPTION = { least: 70, most: 160 };
/** WhatsApp on a slow connection gives up on heavy previews. */
const SOCIAL_IMAGE_BYTES = 60_000;

/** Every mistake of the site, one line each: `file · what: found → fix`. */
export function siteMistakes(site: BuiltSite): string[] {
  if (site.pages.length === 0) return ['No hay páginas: construye el sitio primero.'];
  // Frames on other people's pages are no pages for search engines or social networks.
  const pages = site.pages.filter(({ address }) => !address.startsWith('/incrustar/'));
  return [
    ...pages.flatMap((page) => [...headMistakes(page), ...socialImageMistakes(page, site)]),
    ...site.pages.flatMap((page) => [
      ...page.structuredData.flatMap((text) =>
        structuredDataMistakes(text, page.address).map((mistake) => `${page.file} · datos estructurados: ${mistake}`),
      ),
      ...linkMistakes(page, page.links, site),
      ...fileMistakes(page, site),
    ]),
    ...[...site.texts].flatMap(([file, text]) => {
      const links = publishedLinks(file, text, site.origins);
      return linkMistakes({ file, address: `/${file}` }, links, site);
    }),
    ...repeated(pages, 'título', ({ titles }) => titles[0]),
    ...repeated(pages, 'descripción', ({ descriptions }) => descriptions[0]),
    ...repeated(pages, 'canónica', ({ canonicals }) => canonicals[0]),
    ...sitemapMistakes(site),
  ];
}

function headMistakes(page: BuiltPage): string[] {
  const { file, titles, descriptions, canonicals, headings } = page;
  const mistakes = [
    ...exactlyOne(file, 'título', titles),
    ...exactlyOne(file, 'descripción', descriptions),
    ...exactlyOne(file, 'h1', headings),
    ...wrongLength(file, 'título', titles[0], TITLE),
  ];
  if (page.isHiddenFromSearch) {
    return canonicals.length === 0
      ? mistakes
      : [...mistakes, `${file} · canónica: pide no aparecer en buscadores → quítala.`];
  }
  const [canonical] = canonicals;
  const isOwn =
    canonical !== undefined && URL.canParse(canonical) && decodeURI(new URL(canonical).pathname) === page.address;
  return [
    ...mistakes,
    ...wrongLength(file, 'descripción', descriptions[0], DESCRIPTION),
    ...exactlyOne(file, 'canónica', canonicals),
    ...(canonical === undefined || isOwn ? [] : [`${file} · canónica: ${canonical} → debe llevar a ${page.address}.`]),
  ];
}

function exactlyOne(file: string, what: string, found: readonly string[]): string[] {
  const filled = found.filter((text) => text.trim() !== '');
  return found.length === 1 && filled.length === 1
    ? []
    : [`${file} · ${what}: hay ${filled.length} → debe haber exactamente uno.`];
}

function wrongLength(file: string, what: string, text: string | undefined, limits: typeof TITLE): string[] {
  if (!text || (text.length >= limits.least && text.length <= limits.most)) return [];
  return [`${file} · ${what}: «${text}» tiene ${text.length} letras → de ${limits.least} a ${limits.most}.`];
}

function repeated(pages: readonly BuiltPage[], what: string, read: (page: BuiltPage) => string | undefined): string[] {
  const filesByText = Map.groupBy(
    pages.filter((page) => read(page)),
    read,
  );
  return [...filesByText]
    .filter(([, sharing]) => sharing.length > 1)
    .map(
      ([text, sharing]) =>
        `${sharing.map(({ file }) => file).join(', ')} · ${what}: «${text}» se repite → uno por página.`,
    );
}

/** A page, or another file, as the place a link stands in. */
type Place = Pick<BuiltPage, 'file' | 'address'>;

function linkMistakes(page: Place, links: readonly string[], site: BuiltSite): string[] {
  return unique(links).flatMap((link) => {
    if (link === '') return [`${page.file} · enlace vacío → dale una dirección.`];
    const target = internalTarget(link, page, site);
    if (!target) return [];
    const { address, anchor } = target;
    const found = site.pagesByAddress.get(address);
    if (!found && !site.files.has(address.slice(1))) return [`${page.file} · enlace: ${link} → no existe ${address}.`];
    if (anchor === '' || !found || found.ids.has(anchor)) return [];
    return [`${page.file} · enlace: ${link} → ${found.file} no tiene id="${anchor}".`];
  });
}

function fileMistakes(page: BuiltPage, site: BuiltSite): string[] {
  const missing = unique(page.files).filter((source) => {
    const target = internalTarget(source, page, site);
    return source === '' || (target && !site.files.has(target.address.slice(1)));
  });
  return missing.map((source) => `${page.file} · archivo: ${source || 'sin src'} → no existe.`);
}

function socialImageMistakes(page: BuiltPage, site: BuiltSite): string[] {
  return [
    ...exactlyOne(page.file, 'og:image', page.socialImages),
    ...page.socialImages.flatMap((source) => {
      const target = URL.canParse(source) ? internalTarget(source, page, site) : undefined;
      const bytes = target && site.files.get(target.address.slice(1));
      if (bytes === undefined)
        return [`${page.file} · og:image: ${source} → dirección completa de un archivo del sitio.`];
      if (bytes <= SOCIAL_IMAGE_BYTES) return [];
      return [`${page.file} · og:image: ${source} pesa ${bytes} bytes → ${SOCIAL_IMAGE_BYTES} o menos.`];
    }),
  ];
}

/** Path and anchor of a link that stays on the site; undefined for every other. */
function internalTarget(link: string, page: Place, site: BuiltSite): { address: string; anchor: string } | undefined {
  const base = `https://sitio.invalid${page.address}`;
  if (!URL.canParse(link, base)) return { address: link, anchor: '' };
  const url = new URL(link, base);
  if (url.hostname !== 'sitio.invalid' && !site.origins.has(url.origin)) return undefined;
  return { address: decodeURI(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) };
}

function sitemapMistakes({ pages, sitemap }: BuiltSite): string[] {
  if (sitemap === undefined) return ['sitemap.xml · no existe.'];
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const canonical = new Set(pages.filter((page) => !page.isHiddenFromSearch).flatMap((page) => page.canonicals));
  return [
    ...listed
      .filter((address, index) => listed.indexOf(address) !== index)
      .map((address) => `sitemap.xml · ${address} está dos veces → una.`),
    ...unique(listed)
      .filter((address) => !canonical.has(address))
      .map((address) => `sitemap.xml · ${address} no es la canónica de ninguna página → quítala.`),
    ...[...canonical]
      .filter((address) => !listed.includes(address))
      .map((address) => `sitemap.xml · falta ${address}.`),
  ];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
