import '../ui/disclosure.css';
import { type ReactNode, useRef } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { FAILED_TEXTS, OFFLINE_TEXT, SENT_TEXTS } from './messages.ts';
import type { Enquiry } from './use-enquiry.ts';

/** A form of two fields in one state; `children` stand over its field. */
function Example({ name, state, children }: { name: string; state?: Partial<Enquiry['state']>; children?: ReactNode }) {
  const enquiry: Enquiry = {
    kind: 'error-report',
    form: useRef(null),
    summary: useRef(null),
    messageLine: useRef(null),
    state: { isSubmitting: false, errors: [], ...state },
    idOf: (key) => `${name}-${key}`,
    onSubmit: (event) => event.preventDefault(),
  };
  const error = state?.errors?.[0]?.message;
  return (
    <EnquiryForm enquiry={enquiry} action="#" submitLabel="Enviar reporte">
      {children}
      <TextAreaField
        id={`${name}-correctInfo`}
        label="Información correcta"
        error={error}
        defaultValue={error ? '' : '20 USD'}
      />
    </EnquiryForm>
  );
}

const message = (kind: 'success' | 'failure' | 'offline', text: string) => ({ message: { kind, text } });

/** The forms: mistakes, on its way, failed, without a network, sent, and opened at a fact. */
export const ENQUIRY_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'Formulario con un error': (
    <Example name="mal" state={{ errors: [{ key: 'correctInfo', message: 'Dinos cuál es el dato correcto.' }] }} />
  ),
  'Formulario en camino': <Example name="va" state={{ isSubmitting: true }} />,
  'Formulario que no llegó': <Example name="no" state={message('failure', FAILED_TEXTS['error-report'])} />,
  'Formulario sin conexión': <Example name="sin" state={message('offline', OFFLINE_TEXT)} />,
  'Formulario enviado': <Example name="ya" state={message('success', SENT_TEXTS['error-report'])} />,
  'Reporte desde un dato': (
    <>
      <p className="notice">Japón: «Costo: Gratis». Solo falta que nos digas lo correcto.</p>
      <Example name="dato">
        <details className="unfolds">
          <summary>El dato que está mal</summary>
          <SelectField
            id="dato-country"
            name="country"
            label="País"
            placeholder="Elige un país"
            options={[['japan', 'Japón']]}
          />
        </details>
      </Example>
    </>
  ),
};
