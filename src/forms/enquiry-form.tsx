import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import '../ui/notice.css';
import { type EnquiryKind, TRAP_FIELD } from './kinds.ts';

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Where the form posts, with or without JavaScript. */
  action: string;
  submitLabel: string;
  /** Small print below the button, if not where the words go. */
  note?: ReactNode;
  /** The page says when the element starts. */
  waits?: boolean;
  children: ReactNode;
}

/** A plain HTML form; the page names the script that makes it quicker (`enquiry-form.element.ts`). */
export function EnquiryForm({ kind, action, submitLabel, note = <PrivacyNote />, waits, children }: EnquiryFormProps) {
  return (
    <enquiry-form kind={kind} waits={waits ? '' : undefined}>
      <form className="form stack" method="post" action={action}>
        {children}
        <TrapField />
        <Button type="submit">{submitLabel}</Button>
        <p className="note">{note}</p>
      </form>
    </enquiry-form>
  );
}

/** True with and without JavaScript; the policy tells the rest. */
function PrivacyNote() {
  return (
    <>
      Lo que escribes se queda en este dispositivo hasta que lo envías. Consulta la{' '}
      <a href="/privacidad">Política de Privacidad</a>.
    </>
  );
}

/** People neither see nor reach it, nor does a screen reader read it; only a robot fills it in. */
function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        No llenes este campo
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
