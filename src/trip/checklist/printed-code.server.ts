import { encode } from 'uqr';

/** A QR code as the sheet prints it: a square so many units wide, and its dark rows as a path to be stroked one unit wide. */
export interface PrintedCode {
  size: number;
  path: string;
}

/** Made with the site: what encodes is a part of no script. */
export function printedCode(address: string): PrintedCode {
  // ISO/IEC 18004 asks for a quiet zone of four modules.
  const { size, data } = encode(address, { border: 4 });
  const rows = data.map((row, y) => {
    const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...cells.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('');
  });
  return { size, path: rows.join('') };
}
