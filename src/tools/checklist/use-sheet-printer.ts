import { useEffect, useState } from 'react';
import type { QrDrawing } from './qr-drawing.ts';

/**
 * Printing with the QR code of `address`. It is drawn when printing is asked for: the encoder is 3 kB that most
 * visits never use. Asked for by the browser's own menu, the first sheet may come without it; the address stands
 * there in letters.
 */
export function useSheetPrinter(address: string): [qr: QrDrawing | undefined, print: () => void] {
  const [qr, setQr] = useState<QrDrawing>();
  const [isAsked, setIsAsked] = useState(false);

  const draw = () =>
    import('./qr-drawing.ts').then(
      ({ drawQr }) => setQr(drawQr(address)),
      () => undefined,
    );

  useEffect(() => {
    const printing = matchMedia('print');
    const onChange = () => {
      if (printing.matches) void draw();
    };
    printing.addEventListener('change', onChange);
    return () => printing.removeEventListener('change', onChange);
  });

  // An effect, because by then the code is in the page.
  useEffect(() => {
    if (!isAsked) return;
    setIsAsked(false);
    window.print();
  }, [isAsked]);

  return [qr, () => void draw().then(() => setIsAsked(true))];
}
