import { TRAP_FIELD } from './form-element.ts';

/** People neither see nor reach it, nor does a screen reader read it; only a robot fills it in. */
export function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        No llenes este campo
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
