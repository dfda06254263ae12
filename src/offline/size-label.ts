/** `38 kB`, `2.4 MB`: as a phone's plan counts, in thousands, never less than it is. */
export function sizeLabel(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
