import { travelMonths } from './travel-months.ts';

const INITIALS = [...'EFMAMJJASOND'];

/** Twelve cells for the eye; the words under them say it to everybody, and more exactly. */
export function MonthsStrip({ text }: { text: string }) {
  const months = travelMonths(text);
  return (
    <>
      {months && (
        <ol className="months" aria-hidden="true">
          {months.map((mark, month) => (
            <li key={INITIALS.slice(0, month + 1).join('')} data-mark={mark}>
              {INITIALS[month]}
            </li>
          ))}
        </ol>
      )}
      <p>{text}</p>
    </>
  );
}
