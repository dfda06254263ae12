import './machine-line.css';
import { Fragment } from 'react';

/** A line in the manner of a passport's machine-readable zone: decorative, padded with `<` by CSS. It may end after any word. */
export function MachineLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className="mrz" aria-hidden="true">
      {parts
        .flatMap((part) => [...toMachineText(part).split('<'), ''])
        .map((word, index) => (
          <Fragment key={index}>
            {`${word}<`}
            <wbr />
          </Fragment>
        ))}
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
