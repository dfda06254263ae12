import { type CountryDetails, detailsPath } from '../catalogue/country-details.ts';
import { countryOfPage } from '../catalogue/page-path.ts';
import { whatWasSaid } from '../journey/own-answers.ts';

/** What can be shared of this page once the reader is about to. */
export interface PreparedShare {
  message: string;
  /** With the reader's situation; only where it changes the answer, and never unless the reader ticks it. */
  own?: { words: string; message: string; hash: string } | undefined;
}

/** The tap that woke the buttons waits for this: longer and it would feel dead. */
const PATIENCE_MS = 2000;

/**
 * The message of a country page, from the country's details and not from the page: a page that answers for the reader
 * would give their situation away. Rejects when the details do not come in time; the one line of the link stays then.
 */
export async function prepareShare(): Promise<PreparedShare> {
  const slug = countryOfPage(location.pathname) ?? '';
  const response = await fetch(detailsPath(slug), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`La ficha respondió ${response.status}`);
  const details = (await response.json()) as CountryDetails;
  return { message: details.message, own: await ownShare(details) };
}

async function ownShare(details: CountryDetails): Promise<PreparedShare['own']> {
  if (!details.country.conditional || whatWasSaid() === null) return undefined;
  try {
    const { shareOwnSituation } = await import('./share-own-situation.ts');
    return await shareOwnSituation(details);
  } catch {
    // Without the rules only the plain answer can be shared.
    return undefined;
  }
}
