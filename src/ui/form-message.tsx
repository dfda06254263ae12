import './notice.css';
import './form.css';
import type { RefObject } from 'react';

export type FormMessageKind = 'success' | 'failure' | 'offline';

interface FormMessageProps {
  line: RefObject<HTMLParagraphElement>;
  kind: FormMessageKind;
  text: string;
}

const LOOKS: Record<FormMessageKind, string> = {
  success: 'notice notice--success',
  failure: 'notice notice--error',
  offline: 'notice',
};

/** What became of a form, in the page: it can take focus and be announced, and blocks nothing. */
export function FormMessage({ line, kind, text }: FormMessageProps) {
  return (
    <p
      ref={line}
      className={`${LOOKS[kind]} form-message`}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
    >
      {text}
    </p>
  );
}
