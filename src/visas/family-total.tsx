import { useEffect, useRef, useState } from 'react';
import { formatMXN } from '../catalogue/money.ts';
import { TextField } from '../ui/text-field.tsx';

export interface FamilyFee {
  what: string;
  /** Which of the people pay it. */
  for: readonly string[];
  /** MXN at the reference rate, each. */
  pesos: number;
  /** The most that a family pays together, MXN. */
  most?: number | undefined;
}

interface FamilyTotalProps {
  people: readonly { id: string; label: string }[];
  fees: readonly FamilyFee[];
}

const PREFIX = 'personas-';

/** A family larger than this is a slip of the thumb. */
const MOST_PEOPLE = 20;

/** What a family pays in pesos. Counts are kept as typed, so that a half-typed one is never lost. */
export function FamilyTotal({ people, fees }: FamilyTotalProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(people.map(({ id }, index) => [id, index === 0 ? '2' : '0'])),
  );
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was typed before this component was ready.
    const inputs = [...(root.current?.querySelectorAll('input') ?? [])];
    setTyped(Object.fromEntries(inputs.map(({ id, value }) => [id.slice(PREFIX.length), value])));
  }, []);
  const problems = Object.fromEntries(people.map(({ id }) => [id, countProblem(typed[id] ?? '')]));
  const isWhole = Object.values(problems).every((problem) => problem === undefined);
  const lines = isWhole ? familyLines(fees, (id) => Number(typed[id])) : [];
  return (
    <div ref={root} className="script-only stack gap-2 family-total">
      <h3>¿Cuánto paga tu familia?</h3>
      <div className="family-total__people">
        {people.map(({ id, label }) => (
          <TextField
            key={id}
            id={`${PREFIX}${id}`}
            label={label}
            error={problems[id]}
            inputMode="numeric"
            autoComplete="off"
            value={typed[id]}
            onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
          />
        ))}
      </div>
      <p role="status">
        {isWhole && (
          <>
            <strong className="answer-figure">{formatMXN(lines.reduce((sum, { pesos }) => sum + pesos, 0))}</strong>{' '}
            <span className="note">{lines.map(({ what, count }) => `${what}: ${count}`).join(' · ')}</span>
          </>
        )}
      </p>
    </div>
  );
}

function countProblem(typed: string): string | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return 'Escribe cuántas personas, con números.';
  return Number(typed) > MOST_PEOPLE ? `Escribe ${MOST_PEOPLE} o menos.` : undefined;
}

/** Each fee that somebody of the family pays: how many do, and the pesos of all of them. */
export function familyLines(fees: readonly FamilyFee[], countOf: (person: string) => number) {
  return fees.flatMap((fee) => {
    const count = fee.for.reduce((sum, person) => sum + countOf(person), 0);
    if (count === 0) return [];
    return [{ what: fee.what, count, pesos: Math.min(count * fee.pesos, fee.most ?? Number.POSITIVE_INFINITY) }];
  });
}
