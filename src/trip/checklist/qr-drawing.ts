import { encode } from 'uqr';

/** Quiet zone around the code, in modules: what ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Side of the drawing in modules. */
  size: number;
  path: string;
}

/** A text as a QR code. Runs of dark modules are one bar each, so that no hairline shows between them on paper. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { border: QUIET_ZONE });
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: bars.join('') };
}
