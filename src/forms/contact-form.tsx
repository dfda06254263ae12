import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { CONTACT_SUBJECTS } from './schemas.ts';

export function ContactForm({ action }: { action: string }) {
  return (
    <EnquiryForm kind="contact" action={action} submitLabel="Enviar mensaje">
      <TextField id="contact-name" name="name" label="Nombre" autoComplete="name" />
      <TextField id="contact-email" name="email" label="Email" type="email" autoComplete="email" />
      <SelectField
        id="contact-subject"
        name="subject"
        label="Asunto"
        placeholder="Elige un asunto"
        options={Object.entries(CONTACT_SUBJECTS)}
      />
      <TextAreaField id="contact-message" name="message" label="Mensaje" />
    </EnquiryForm>
  );
}

/** The three cards beside the contact form. */
export function ContactAside() {
  return (
    <>
      <section>
        <h2>¿Viste un dato equivocado?</h2>
        <p>El reporte de errores nos dice qué país y qué dato revisar.</p>
        <a className="arrow-link" href="/reportar-error">
          Reportar un error <Icon name="forward" />
        </a>
      </section>
      <section>
        <h2>Tiempo de respuesta</h2>
        <p>
          Respondemos en 24–48 horas en promedio. Si tu consulta de visa es urgente, llama directamente a la embajada o
          al consulado.
        </p>
      </section>
      <section>
        <h2>Proyecto independiente</h2>
        <p>
          No somos parte de ningún gobierno ni gestionamos visas. La información es referencial: confírmala con la
          embajada o el consulado antes de viajar.
        </p>
      </section>
    </>
  );
}
