import { spokenList } from '../../catalogue/spoken-list.ts';
import { peopleOf, type Travellers } from '../../journey/route.ts';

type Everybody = Pick<Travellers, 'adults' | 'children'>;

/** Whether the reader, who is the first of all, is one of these people. */
export const isReaders = (who: readonly string[], travellers: Everybody) => who[0] === peopleOf(travellers)[0];

/** Whom something is said of, where the reader is none of them. */
export const othersOf = ({ who }: { who?: readonly string[] | undefined }, travellers: Everybody) =>
  who && !isReaders(who, travellers) ? who : undefined;

/** People by the names they have in the form: `ti y el menor de 10 años`, `la persona adulta 2`, `los menores de 6 y 8 años`. */
export function peopleWords(who: readonly string[], travellers: Everybody): string {
  const others = isReaders(who, travellers) ? who.slice(1) : who;
  const [adults, minors] = ['a', 'c'].map((kind) =>
    others.flatMap((each) => (each.startsWith(kind) ? Number(each.slice(1)) : [])),
  ) as [number[], number[]];
  const ages = minors.map((at) => travellers.children[at] ?? 0);
  const ofAges = ages.every((age) => age > 0) ? ` de ${yearsWords(...ages)}` : '';
  const parts = [
    others.length < who.length && 'ti',
    adults.length === 1 && `la persona adulta ${(adults[0] ?? 0) + 1}`,
    adults.length > 1 && `las personas adultas ${spokenList(adults.map((at) => `${at + 1}`))}`,
    ages.length > 0 && `${ages.length === 1 ? 'el menor' : 'los menores'}${ofAges}`,
  ];
  return spokenList(parts.filter((part) => part !== false));
}

/** `de ti y la persona adulta 2`, `del menor de 10 años` */
export const ofPeople = (people: string) => `de ${people}`.replace('de el ', 'del ');

export const yearsWords = (...ages: number[]) =>
  `${spokenList(ages.map(String))} ${ages.join() === '1' ? 'año' : 'años'}`;

/** In Spanish, as every browser has it. */
export const countryOf = (code: string) => new Intl.DisplayNames('es-MX', { type: 'region' }).of(code) ?? code;
