import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { CONTACT_SUBJECTS } from './schemas.ts';

export function ContactForm({ action }: { action: string }) {
  return (
    <EnquiryForm kind="contact" action={action} submitLabel="Enviar mensaje" note={<PrivacyNote />}>
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
