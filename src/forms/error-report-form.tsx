import '../ui/disclosure.css';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { REPORT_ERROR_TYPES } from './report-options.ts';

interface ErrorReportFormProps {
  action: string;
  /** Values and names of the countries, in order. */
  countries: readonly (readonly [value: string, name: string])[];
}

/** What it folds is folded by `open-report.ts` alone: without a link to a fact all of it stands open. */
export function ErrorReportForm({ action, countries }: ErrorReportFormProps) {
  return (
    <EnquiryForm kind="error-report" action={action} submitLabel="Enviar reporte" note={<PrivacyNote />} waits>
      <details className="unfolds" open>
        <summary>El dato que está mal</summary>
        <div className="form">
          <div className="form__pair">
            <SelectField
              id="error-report-country"
              name="country"
              label="País"
              placeholder="Elige un país"
              options={countries}
            />
            <SelectField
              id="error-report-errorType"
              name="errorType"
              label="Tipo de error"
              placeholder="Elige el tipo de error"
              options={Object.entries(REPORT_ERROR_TYPES)}
            />
          </div>
          <TextAreaField
            id="error-report-currentInfo"
            name="currentInfo"
            label="Información actual (incorrecta)"
            rows={3}
          />
        </div>
      </details>
      <TextAreaField id="error-report-correctInfo" name="correctInfo" label="Información correcta" rows={3} />
      <TextField
        id="error-report-source"
        name="source"
        label="Fuente (URL)"
        type="url"
        placeholder="https://"
        isOptional
      />
      <details className="unfolds" open>
        <summary>Si quieres decirnos más</summary>
        <div className="form">
          <TextField id="error-report-email" name="email" label="Email" type="email" autoComplete="email" isOptional />
          <TextAreaField
            id="error-report-description"
            name="description"
            label="Descripción adicional"
            rows={3}
            isOptional
          />
        </div>
      </details>
    </EnquiryForm>
  );
}
