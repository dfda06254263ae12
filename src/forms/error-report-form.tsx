import '../ui/disclosure.css';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { errorReportSchema } from './error-report.ts';
import { FAILED_TEXTS, SENT_TEXTS } from './messages.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { readEnquiry } from './read-enquiry.ts';
import { REPORT_ERROR_TYPES } from './report-options.ts';
import { postJson } from './send-enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

interface ErrorReportFormProps {
  action: string;
  /** Values and names of the countries, in order. */
  countries: readonly (readonly [value: string, name: string])[];
}

/** What it folds is folded by `foldWhatIsKnown` alone: without a link to a fact all of it stands open. */
export function ErrorReportForm({ action, countries }: ErrorReportFormProps) {
  const { enquiry, field } = useEnquiry({
    kind: 'error-report',
    read: (data) => readEnquiry(errorReportSchema, data),
    send: (report) => postJson(action, report),
    messages: { sent: SENT_TEXTS['error-report'], failed: FAILED_TEXTS['error-report'] },
  });
  return (
    <EnquiryForm enquiry={enquiry} action={action} submitLabel="Enviar reporte" note={<PrivacyNote />}>
      <details className="unfolds" open suppressHydrationWarning>
        <summary>El dato que está mal</summary>
        <div className="form">
          <div className="form__pair">
            <SelectField {...field('country')} label="País" placeholder="Elige un país" options={countries} />
            <SelectField
              {...field('errorType')}
              label="Tipo de error"
              placeholder="Elige el tipo de error"
              options={Object.entries(REPORT_ERROR_TYPES)}
            />
          </div>
          <TextAreaField {...field('currentInfo')} label="Información actual (incorrecta)" rows={3} />
        </div>
      </details>
      <TextAreaField {...field('correctInfo')} label="Información correcta" rows={3} />
      <TextField {...field('source')} label="Fuente (URL)" type="url" placeholder="https://" isOptional />
      <details className="unfolds" open suppressHydrationWarning>
        <summary>Si quieres decirnos más</summary>
        <div className="form">
          <TextField {...field('email')} label="Email" type="email" autoComplete="email" isOptional />
          <TextAreaField {...field('description')} label="Descripción adicional" rows={3} isOptional />
        </div>
      </details>
    </EnquiryForm>
  );
}
