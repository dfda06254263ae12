interface Names {
  name: string;
  nameSpanish: string;
  iso2: string;
}

/**
 * `count` invented countries named after real ones: `Japan AB`, with the code of Japan. The suffix says nothing; it
 * only keeps names and addresses apart, with the lengths and accents of real names.
 */
export function generatedNames<Real extends Names>(
  real: readonly Real[],
  count: number,
): (Names & { model: Real; suffix: string })[] {
  return Array.from({ length: count }, (_, index) => {
    const model = real[index % real.length];
    if (!model) throw new Error('No hay países reales que imitar.');
    const suffix = letters(Math.floor(index / real.length));
    return {
      name: `${model.name} ${suffix}`,
      nameSpanish: `${model.nameSpanish} ${suffix}`,
      iso2: model.iso2,
      suffix,
      model,
    };
  });
}

/** `0` → `AA`, `27` → `BB`. */
function letters(index: number): string {
  return String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
}
