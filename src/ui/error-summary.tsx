import './notice.css';
import './form.css';
import { type MouseEvent, type RefObject, useId } from 'react';

interface ErrorSummaryProps {
  box: RefObject<HTMLDivElement>;
  /** The fields to mend, in their order, each with the message that also stands beside it. */
  errors: readonly { fieldId: string; message: string }[];
}

/** On top of a form that could not be sent; takes focus and leads to each field. */
export function ErrorSummary({ box, errors }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="notice notice--error summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{errors.length === 1 ? 'Revisa 1 campo' : `Revisa ${errors.length} campos`}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By script, so that the address keeps no fragment and the label is scrolled into view with its field. */
function focusField(event: MouseEvent, fieldId: string): void {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.closest('.field')?.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
