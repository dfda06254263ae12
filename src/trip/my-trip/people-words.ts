import { spokenList } from '../../catalogue/spoken-list.ts';
import { UNKNOWN_AGE } from '../../journey/journey-draft.ts';
import type { Party, Travellers } from '../../journey/route.ts';

/** Of several people, whom a permit is for. */
export function whomWords({ whose, adults, children }: Party): string {
  if (whose === 'reader') {
    const more = adults + children.length - 1;
    return more > 0 ? `para ti y ${more === 1 ? 'otra persona' : `otras ${more} personas`}` : 'para ti';
  }
  return `para ${peopleWords({ adults, children })}`;
}

/** `el menor de 10 años`, `la otra persona`, `los menores`. */
export function peopleWords({ adults, children }: Pick<Party, 'adults' | 'children'>): string {
  const [age = UNKNOWN_AGE] = children;
  const count = adults + children.length;
  if (adults > 0) return count === 1 ? 'la otra persona' : `las otras ${count} personas`;
  if (count > 1)
    return `los menores${children.includes(UNKNOWN_AGE) ? '' : ` de ${spokenList(children.map(String))} años`}`;
  return age > 0 ? `el menor de ${yearsWords(age)}` : 'el menor';
}

/** One person apart from the reader: `el menor de 10 años`, `la persona adulta 2`. */
export function personWords(who: string, { children }: Pick<Travellers, 'children'>): string {
  const at = Number(who.slice(1));
  const age = children[at];
  if (who.startsWith('a') || age === undefined) return `la persona adulta ${at + 1}`;
  return peopleWords({ adults: 0, children: [age] });
}

export function yearsWords(age: number): string {
  return age === 1 ? '1 año' : `${age} años`;
}

/** In Spanish, as every browser has it. */
export const countryOf = (code: string) => new Intl.DisplayNames('es-MX', { type: 'region' }).of(code) ?? code;
