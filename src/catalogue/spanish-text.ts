import * as v from 'valibot';

/** Typing slips a reader would notice, each with the fix the editor is told. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/^\s|\s$/, 'Quita los espacios al principio y al final.'],
  [/ {2,}/, 'Deja un solo espacio entre palabras.'],
  [/"/, 'Usa comillas « » en lugar de comillas rectas.'],
  [/\.\.\./, 'Usa el signo … en lugar de tres puntos.'],
  [/ - /, 'Usa una raya corta (–) o dos puntos en lugar de un guion suelto.'],
  [/^[^¿]*\?/, 'Abre la pregunta con ¿.'],
  [/^[^¡]*!/, 'Abre la exclamación con ¡.'],
  [/\b[Uu]sted(es)?\b/, 'Háblale al lector de tú.'],
];

/** The first slip's fix, or undefined when the text is clean. */
export function typingSlip(text: string): string | undefined {
  return SLIPS.find(([pattern]) => pattern.test(text))?.[1];
}

/** A sentence or label in Spanish, between `min` and `max` characters, free of typing slips. */
export function spanishText(min: number, max: number) {
  return v.pipe(
    v.string('Escribe un texto.'),
    v.minLength(min, (issue) => `Escribe entre ${min} y ${max} caracteres (tiene ${issue.input.length}).`),
    v.maxLength(max, (issue) => `Escribe entre ${min} y ${max} caracteres (tiene ${issue.input.length}).`),
    v.check(
      (text) => typingSlip(text) === undefined,
      (issue) => typingSlip(issue.input) ?? 'Corrige la escritura.',
    ),
  );
}
