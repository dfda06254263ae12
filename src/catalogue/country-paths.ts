/** One page or file for each country: what `getStaticPaths` of its address returns. */
export function countryPaths<Listed extends { slug: string }>(countries: readonly Listed[]) {
  return countries.map((country) => ({ params: { slug: country.slug }, props: { country } }));
}
