import type { APIRoute, GetStaticPaths } from 'astro';
import * as flags from 'country-flag-icons/string/3x2';
import { catalogue } from '../../records/catalogue.server.ts';

export const getStaticPaths = (() =>
  ['MX', ...catalogue().countries.map((country) => country.iso2)].map((iso2) => ({
    params: { iso: iso2.toLowerCase() },
    props: { iso2 },
  }))) satisfies GetStaticPaths;

/** Flags of the catalogue only, from `country-flag-icons`. A country without a drawing stops the build. */
export const GET: APIRoute<{ iso2: string }> = ({ props }) => {
  const svg = (flags as Record<string, string>)[props.iso2];
  if (!svg) throw new Error(`country-flag-icons no tiene la bandera de ${props.iso2}`);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
