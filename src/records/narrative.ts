import { typingSlip } from '../catalogue/spanish-text.ts';
import type { CountryName, Problem } from './relations.ts';

const MIN_WORDS = 90;
const MAX_WORDS = 160;

/** Phrases that say nothing about a trip; each has been seen in a hundred brochures. */
const BROCHURE_PHRASES = [
  'tierra de contrastes',
  'joya escondida',
  'paraíso',
  'mosaico de culturas',
  'crisol',
  'te espera con los brazos abiertos',
  'un destino para todos los gustos',
  'experiencia inolvidable',
  'no te arrepentirás',
  'rica historia',
  'vibrante',
  'mágico',
  'de ensueño',
  'sin lugar a dudas',
];

/** Mistakes in one narrative: unknown country, length, brochure phrases, typing slips, Markdown beyond paragraphs. */
export function narrativeProblems(file: string, text: string, names: readonly CountryName[] | undefined): Problem[] {
  const problems: Problem[] = [];
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  if (names && !names.some((entry) => entry.name === name)) {
    problems.push({
      file,
      field: 'nombre',
      value: name,
      mend: 'Usa el nombre en inglés de content/country-names.yaml.',
    });
  }
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < MIN_WORDS || words > MAX_WORDS) {
    problems.push({
      file,
      field: 'texto',
      value: `${words} palabras`,
      mend: `Escribe entre ${MIN_WORDS} y ${MAX_WORDS} palabras.`,
    });
  }
  if (/^(?:[#>*-]|\d+[.)]\s)|\]\(|\*\*/m.test(text)) {
    problems.push({
      file,
      field: 'texto',
      value: 'formato',
      mend: 'Escribe párrafos sin títulos, listas, enlaces ni negritas.',
    });
  }
  for (const phrase of BROCHURE_PHRASES) {
    if (text.toLowerCase().includes(phrase)) {
      problems.push({ file, field: 'texto', value: phrase, mend: 'Cambia la frase de folleto por un dato útil.' });
    }
  }
  for (const paragraph of text.split(/\n{2,}/)) {
    const slip = typingSlip(paragraph.replace(/\n/g, ' '));
    if (slip) problems.push({ file, field: 'texto', value: paragraph.slice(0, 40), mend: slip });
  }
  return problems;
}
