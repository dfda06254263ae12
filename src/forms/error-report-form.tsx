import '../ui/disclosure.css';
import '../ui/tick-list.css';
import { TickList } from '../ui/lists.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { REPORT_ERROR_TYPES } from './report-options.ts';

interface ErrorReportFormProps {
  action: string;
  /** Values and names of the countries, in order. */
  countries: readonly (readonly [value: string, name: string])[];
}

/** What it folds is folded by `open-report.ts` alone: without a link to a fact all of it stands open. */
export function ErrorReportForm({ action, countries }: ErrorReportFormProps) {
  return (
    <EnquiryForm kind="error-report" action={action} submitLabel="Enviar reporte" waits>
      <details className="unfolds" open>
        <summary>El dato que está mal</summary>
        <div className="form stack">
          <div className="stack pair">
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
        <div className="form stack">
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

const REASONS = [
  'Las reglas de entrada cambian sin aviso, y quien acaba de hacer el trámite se entera primero.',
  'Le evitas a alguien más un gasto de más o una vuelta en balde al consulado.',
  'Con la página oficial a la mano, confirmamos el cambio y lo publicamos con fecha y fuente.',
];

/** What a report may be about, and why it is worth the trouble. */
export function ReportAside() {
  return (
    <>
      <section>
        <h2>Requisitos</h2>
        <p>Un documento que ya no piden, uno que falta en la lista o una condición que cambió.</p>
      </section>
      <section>
        <h2>Costos</h2>
        <p>Una tarifa distinta, un cargo que no aparece o una conversión a pesos que no cuadra.</p>
      </section>
      <section>
        <h2>Enlaces</h2>
        <p>Una página que no abre, que lleva a otro lado o que dejó de ser la oficial.</p>
      </section>
      <section>
        <h2>¿Por qué reportar un error?</h2>
        <TickList items={REASONS} />
        <p>
          <a href="/correcciones">Mira qué hicimos con otros reportes</a>
        </p>
      </section>
    </>
  );
}
