import * as v from 'valibot';
import { isHostOfAnAddress } from './application-hosts.ts';
import { help, type Mistake, noMistakes, oneOf } from './schema-parts.ts';
import { AUTHORITIES, SOURCE_KINDS, type SourceKind } from './source-kind.ts';
import { spanishText } from './spanish-text.ts';

/** What a site is; an archive is whoever wrote what it keeps a copy of. */
const PUBLISHER_KINDS = [...SOURCE_KINDS, 'archive'] as const;

/** The countries of Schengen where they have one rule, which the European Union speaks for. */
export const EU = 'EU';

const publisherSchema = v.strictObject({
  name: help('De quién es el sitio.', spanishText(2, 90)),
  kind: help('Qué es. law, portal, embassy y ministry son autoridades de speaksFor.', oneOf(PUBLISHER_KINDS)),
  speaksFor: v.optional(
    help(
      'De qué países o territorios es autoridad: [GB], códigos ISO; EU, los de Schengen.',
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Usa el código ISO, como GB, o EU.'))), v.minLength(1)),
    ),
  ),
});

export type Publisher = v.InferOutput<typeof publisherSchema>;

/** Host, or host and the beginning of the path → who publishes there. */
export type Publishers = Readonly<Record<string, Publisher>>;

const isPlace = (place: string) => isHostOfAnAddress(place.split('/')[0] ?? '') && !/^www\.|\/$/.test(place);

const isSpokenFor = ({ kind }: Publisher) => AUTHORITIES.some((authority) => authority === kind);

/** `content/publishers.yaml` */
export const publishersSchema = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.check(isPlace, 'Escribe el dominio como en la dirección, sin https:// ni www.; la ruta no acaba en /.'),
    ),
    publisherSchema,
  ),
  noMistakes((publishers) =>
    Object.entries(publishers).flatMap(([place, publisher]): Mistake[] => {
      const { kind, speaksFor } = publisher;
      if (isSpokenFor(publisher) === (speaksFor !== undefined)) return [];
      const fix = speaksFor ? `Solo una autoridad habla por un país: borra speaksFor.` : 'Di de qué país: speaksFor.';
      return [{ field: place, value: kind, fix }];
    }),
  ),
);

/** The address whose copy an archive keeps: `https://web.archive.org/web/2020/http://…`. */
const copiedAddress = ({ pathname }: URL) => /\/https?:\/{1,2}(?<rest>.+)$/.exec(pathname)?.groups?.['rest'];

/** The place under which an address is published: the longest that covers it; undefined when none does. */
export function placeOf(publishers: Publishers, url: string): string | undefined {
  const address = new URL(url);
  const host = address.host.replace(/^www\./, '').replace(/\.$/, '');
  const parts = `${host}${address.pathname}`.split('/');
  const place = parts
    .map((_part, index) => parts.slice(0, parts.length - index).join('/'))
    .find((candidate) => Object.hasOwn(publishers, candidate));
  if (place === undefined || publishers[place]?.kind !== 'archive') return place;
  const copied = copiedAddress(address);
  return copied === undefined ? place : placeOf(publishers, `https://${copied}`);
}

/**
 * What a publisher is where a country is spoken of: an authority of another country is one more government.
 * @param spokenOf The country, its state and its area; undefined where no country is meant.
 */
export function kindIn({ kind, speaksFor = [] }: Publisher, spokenOf: readonly string[] | undefined): SourceKind {
  if (kind === 'archive') return 'press';
  const isOwn = speaksFor.length === 0 || !spokenOf || speaksFor.some((code) => spokenOf.includes(code));
  return isOwn ? kind : 'other-government';
}
