import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { errorReportSchema } from './error-report.ts';
import { FAILED_TEXTS, SENT_TEXTS } from './messages.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { readEnquiry } from './read-enquiry.ts';
import { REPORT_COUNTRY_NAMES, REPORT_ERROR_TYPES } from './report-options.ts';
import { postJson } from './send-enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

export function ErrorReportForm({ action }: { action: string }) {
  const { enquiry, field } = useEnquiry({
    kind: 'error-report',
    read: (data) => readEnquiry(errorReportSchema, data),
    send: (report) => postJson(action, report),
    messages: { sent: SENT_TEXTS['error-report'], failed: FAILED_TEXTS['error-report'] },
  });
  return (
    <EnquiryForm enquiry={enquiry} action={action} submitLabel="Enviar reporte" note={<PrivacyNote />}>
      <div className="form__pair">
        <SelectField
          {...field('country')}
          label="País"
          placeholder="Elige un país"
          options={Object.entries(REPORT_COUNTRY_NAMES)}
        />
        <SelectField
          {...field('errorType')}
          label="Tipo de error"
          placeholder="Elige el tipo de error"
          options={Object.entries(REPORT_ERROR_TYPES)}
        />
      </div>
      <TextAreaField {...field('currentInfo')} label="Información actual (incorrecta)" rows={3} />
      <TextAreaField {...field('correctInfo')} label="Información correcta" rows={3} />
      <TextField {...field('source')} label="Fuente (URL)" type="url" placeholder="https://" isOptional />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" isOptional />
      <TextAreaField {...field('description')} label="Descripción adicional" rows={3} isOptional />
    </EnquiryForm>
  );
}
