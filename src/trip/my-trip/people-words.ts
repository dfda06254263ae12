import { spokenList } from '../../catalogue/spoken-list.ts';
import { peopleOf, type Travellers } from '../../journey/route.ts';

type Everybody = Pick<Travellers, 'adults' | 'children'>;

/** Whether the reader, who is the first of all, is one of these people. */
export const isReaders = (who: readonly string[], travellers: Everybody) =>
  peopleOf(travellers)[0] === who[0] && who.length > 0;

/** People by the names they have in the form: `ti y el menor de 10 años`, `la persona adulta 2`, `los menores de 6 y 8 años`. */
export function peopleWords(who: readonly string[], travellers: Everybody): string {
  const others = isReaders(who, travellers) ? who.slice(1) : who;
  const adults = others.filter((each) => each.startsWith('a')).map((each) => `${Number(each.slice(1)) + 1}`);
  const ages = others.flatMap((each) =>
    each.startsWith('c') ? (travellers.children[Number(each.slice(1))] ?? []) : [],
  );
  const isOne = ages.length === 1;
  const ofAges = ages.some((age) => age <= 0)
    ? ''
    : ` de ${isOne ? yearsWords(ages[0] ?? 0) : `${spokenList(ages.map(String))} años`}`;
  return spokenList(
    [
      others.length < who.length && 'ti',
      adults.length > 0 &&
        `${adults.length === 1 ? 'la persona adulta' : 'las personas adultas'} ${spokenList(adults)}`,
      ages.length > 0 && `${isOne ? 'el menor' : 'los menores'}${ofAges}`,
    ].filter((part) => part !== false),
  );
}

/** `de ti y la persona adulta 2`, `del menor de 10 años` */
export const ofPeople = (people: string) => `de ${people}`.replace('de el ', 'del ');

export function yearsWords(age: number): string {
  return age === 1 ? '1 año' : `${age} años`;
}

/** In Spanish, as every browser has it. */
export const countryOf = (code: string) => new Intl.DisplayNames('es-MX', { type: 'region' }).of(code) ?? code;
