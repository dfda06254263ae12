import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { FormMessage } from '../ui/form-message.tsx';
import '../ui/button-disabled.css';
import '../ui/form.css';
import { TRAP_FIELD } from './form-element.ts';
import type { Enquiry } from './use-enquiry.ts';

interface EnquiryFormProps {
  enquiry: Enquiry;
  /** Where the form posts, with or without JavaScript. */
  action: string;
  submitLabel: string;
  /** Small print below the button. */
  note?: ReactNode;
  children: ReactNode;
}

/** A plain HTML form that its script only improves: summary, messages and the button's states. */
export function EnquiryForm({ enquiry, action, submitLabel, note, children }: EnquiryFormProps) {
  const { kind, form, summary, messageLine, state, idOf, onSubmit } = enquiry;
  return (
    <form ref={form} className="form" method="post" action={action} data-enquiry={kind} onSubmit={onSubmit}>
      <ErrorSummary box={summary} errors={state.errors.map(({ key, message }) => ({ fieldId: idOf(key), message }))} />
      {children}
      <TrapField />
      {state.message && <FormMessage line={messageLine} {...state.message} />}
      <Button type="submit" disabled={state.isSubmitting}>
        {state.isSubmitting ? 'Enviando...' : submitLabel}
      </Button>
      {note && <p className="note">{note}</p>}
    </form>
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
