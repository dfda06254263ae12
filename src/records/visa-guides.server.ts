import { leadingFee } from '../catalogue/cost-in-force.ts';
import type { Country } from '../catalogue/country.ts';
import type { Money } from '../catalogue/money.ts';
import { valueAt } from '../catalogue/value-at.ts';
import { type VisaGuide, visaGuideSchema } from '../catalogue/visa-guide.ts';
import { type Waits, waitsSchema } from '../catalogue/visa-waits.ts';
import { buildDay, catalogue } from './catalogue.server.ts';
import { type ContentFiles, contentReader } from './content-files.server.ts';
import { readOnce } from './load.server.ts';

/** A visa guide as its page needs it: with its address and the dated figures it names. */
export interface PublishedVisaGuide extends VisaGuide {
  /** `visa-americana`, also its address. */
  id: string;
  times?: Waits | undefined;
}

/** The amount that a country's record states in one place (`costs`, `costs.reduced.0`), as it is in force on this build's day. */
export function feeAt(country: Country, place: string): Money | undefined {
  const inForce = { ...country, costs: leadingFee(country, buildDay()) ?? country.costs };
  const { amount, currency } = (valueAt(inForce, place.split('.')) ?? {}) as Partial<Money>;
  return amount === undefined || currency === undefined ? undefined : { amount, currency };
}

const NOT_YET = 'Ese día todavía no llega; corrige la fecha.';

/**
 * Reads and checks every file of `content/visa-guides/` and the waits they name. What one takes from a record is checked against
 * `records`, where those could be read.
 */
export function readVisaGuides(contentDir: string, records?: readonly Country[]) {
  return contentReader((files) => ({ guides: visaGuidesIn(files, records) }))(contentDir);
}

function visaGuidesIn(files: ContentFiles, records: readonly Country[] | undefined): PublishedVisaGuide[] {
  const guides: PublishedVisaGuide[] = [];
  for (const name of files.list('visa-guides', '.yaml')) {
    const { whole: guide, readable } = files.readYaml(name, visaGuideSchema);
    const report = (field: string, value: unknown, fix: string, where = name) => files.report(where, field, value, fix);
    // Also of a visa guide with a mistake, so that all of them are told at once.
    const waitsName = `${readable.waits}.yaml`;
    const waits = readable.waits === undefined ? undefined : files.readYaml(waitsName, waitsSchema);
    const isAhead = (day = '') => day > buildDay();
    for (const [id, { checkedOn }] of Object.entries(readable.sources ?? {})) {
      if (isAhead(checkedOn)) report(`sources.${id}.checkedOn`, checkedOn, NOT_YET);
    }
    for (const [index, { date }] of (waits?.readable.history ?? []).entries()) {
      if (isAhead(date)) report(`history.${index}.date`, date, NOT_YET, waitsName);
    }
    const record = records?.find(({ slug }) => slug === readable.country);
    if (records && readable.country && !record) {
      report('country', readable.country, 'No hay ficha con ese nombre en content/countries/.');
    }
    if (!guide) continue;
    guide.fees.rows.forEach(({ from }, index) => {
      if (from === undefined || !record || feeAt(record, from)) return;
      report(`fees.rows.${index}.from`, from, 'La ficha no tiene ahí una cantidad con su moneda; corrige la ruta.');
    });
    guides.push({ ...guide, id: name.slice(name.lastIndexOf('/') + 1, -'.yaml'.length), times: waits?.whole });
  }
  return guides;
}

const read = readOnce((contentDir) => {
  const isOwn = process.env['CONTENT_DIR'] === undefined;
  return readVisaGuides(contentDir, isOwn ? catalogue().countries : undefined);
});

/**
 * The project's own visa guides; on generated countries (benchmarks, tests) those whose country is among them.
 * @throws {ContentError}
 */
export function publishedVisaGuides(): PublishedVisaGuide[] {
  const { countries } = catalogue();
  return read().guides.filter((guide) => countries.some(({ slug }) => slug === guide.country));
}

/** The guide about a country's visa, as a link to it needs it. */
export function visaGuideOf({ slug }: Pick<Country, 'slug'>): { href: string; words: string } | undefined {
  const guide = publishedVisaGuides().find(({ country }) => country === slug);
  return guide && { href: `/${guide.id}`, words: guide.name };
}
