import './machine-line.css';

/** A line in the manner of a passport's machine-readable zone: decorative, padded with `<` by CSS. */
export function MachineLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className="mrz" aria-hidden="true">
      {parts.map(toMachineText).join('<<')}
    </span>
  );
}

/** ASCII capitals and digits, everything else becomes `<`. */
export function toMachineText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '<');
}
