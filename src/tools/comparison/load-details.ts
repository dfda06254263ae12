import type { WithLater } from '../../catalogue/as-of.ts';
import { current } from '../../catalogue/current.ts';
import { type CountryDetails, detailsPath } from '../../country/country-details.ts';

/** Nobody answered: no network, and nothing stored on this device. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** One country's facts. Fetched once; after a failure the next call tries again. */
const loading = new Map<string, Promise<CountryDetails>>();

export function loadDetails(slug: string): Promise<CountryDetails> {
  const already = loading.get(slug);
  if (already) return already;
  const attempt = fetchDetails(slug).catch((error: unknown) => {
    loading.delete(slug);
    throw error;
  });
  loading.set(slug, attempt);
  return attempt;
}

async function fetchDetails(slug: string): Promise<CountryDetails> {
  let response: Response;
  try {
    response = await fetch(detailsPath(slug));
  } catch (error) {
    throw new UnreachableError('La ficha no está guardada y no hay conexión.', { cause: error });
  }
  if (!response.ok) throw new Error(`La ficha respondió ${response.status}`);
  return current((await response.json()) as WithLater<CountryDetails>);
}
