import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormMessageKind } from '../ui/form-message.tsx';
import { useIslandReady } from '../ui/use-island-ready.ts';
import { isPosted, TRAP_FIELD, wakeForm } from './form-element.ts';
import type { EnquiryKind } from './kinds.ts';
import { OFFLINE_TEXT } from './messages.ts';
import type { FieldError } from './read-enquiry.ts';
import type { Outcome } from './send-enquiry.ts';

/** Either of the two; spelt so that the values' type can be inferred. */
interface Reading<Values> {
  values?: Values | undefined;
  errors?: readonly FieldError[] | undefined;
}

interface EnquiryOptions<Values> {
  kind: EnquiryKind;
  /** What the form holds, or what is wrong with it. */
  read: (data: FormData) => Reading<Values>;
  /** Name of the field on the wire, where it is not the key of its value. */
  nameOf?: (key: string) => string;
  send: (values: Values) => Outcome | Promise<Outcome>;
  /** In-page messages; an outcome without one is told by `onOutcome`. */
  messages?: { sent?: string; failed?: string };
  onOutcome?: (outcome: Outcome) => void;
}

interface EnquiryState {
  isSubmitting: boolean;
  errors: readonly FieldError[];
  message?: { kind: FormMessageKind; text: string } | undefined;
}

export type Enquiry = ReturnType<typeof useEnquiry>['enquiry'];

/**
 * The engine of every form: idle, then submitting, then idle. The fields are uncontrolled and read
 * on submit, so they keep what was typed before the script woke and after a failure; only success
 * resets them (and with that erases the draft, see `keep-drafts.ts`).
 */
export function useEnquiry<Values>(options: EnquiryOptions<Values>) {
  const { kind, read, nameOf = (key: string) => key, send, messages = {}, onOutcome } = options;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const messageLine = useRef<HTMLParagraphElement>(null);
  /** Known at once, where the state is only known at the next render: two quick presses send once. */
  const isSending = useRef(false);
  const [state, setState] = useState<EnquiryState>({ isSubmitting: false, errors: [] });

  useEffect(() => {
    if (form.current) wakeForm(form.current);
  }, []);
  useIslandReady(form);

  // The state is new after every submit, so the same mistake twice takes focus twice.
  useEffect(() => {
    if (state.isSubmitting) return;
    (summary.current ?? messageLine.current)?.focus();
    // The disabled button has dropped the focus, and no message took it.
    if (document.activeElement === document.body && isSending.current) submitButton(form.current)?.focus();
    isSending.current = false;
  }, [state]);

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const { values, errors } = read(data);
    if (!values) {
      for (const { key } of errors ?? []) {
        element
          .querySelector(`[name="${nameOf(key)}"]`)
          ?.closest('details')
          ?.setAttribute('open', '');
      }
      setState({ isSubmitting: false, errors: errors ?? [] });
      return;
    }
    isSending.current = true;
    setState({ isSubmitting: true, errors: [] });
    // A robot that fills every field is thanked, and nothing is sent.
    const outcome = data.get(TRAP_FIELD) ? 'sent' : await send(values);
    if (outcome === 'sent') element.reset();
    setState({ isSubmitting: false, errors: [], message: messageFor(outcome, messages) });
    onOutcome?.(outcome);
  };

  const enquiry = {
    kind,
    form,
    summary,
    messageLine,
    state,
    idOf: (key: string) => `${kind}-${key}`,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSending.current && !isPosted(event.currentTarget)) void submit(event.currentTarget);
    },
  };

  /** Everything about a field but its words. */
  const field = (key: Extract<keyof Values, string>) => ({
    id: enquiry.idOf(key),
    name: nameOf(key),
    error: state.errors.find((error) => error.key === key)?.message,
  });

  return { enquiry, field };
}

function messageFor(outcome: Outcome, messages: { sent?: string; failed?: string }): EnquiryState['message'] {
  if (outcome === 'offline') return { kind: 'offline', text: OFFLINE_TEXT };
  const text = messages[outcome];
  return text === undefined ? undefined : { kind: outcome === 'sent' ? 'success' : 'failure', text };
}

function submitButton(form: HTMLFormElement | null): HTMLButtonElement | null {
  return form?.querySelector<HTMLButtonElement>('[type="submit"]') ?? null;
}
