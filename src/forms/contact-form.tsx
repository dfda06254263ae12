import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { CONTACT_SUBJECTS, contactSchema } from './contact.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { FAILED_TEXTS, SENT_TEXTS } from './messages.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { readEnquiry } from './read-enquiry.ts';
import { postJson } from './send-enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

export function ContactForm({ action }: { action: string }) {
  const { enquiry, field } = useEnquiry({
    kind: 'contact',
    read: (data) => readEnquiry(contactSchema, data),
    send: (message) => postJson(action, message),
    messages: { sent: SENT_TEXTS.contact, failed: FAILED_TEXTS.contact },
  });
  return (
    <EnquiryForm enquiry={enquiry} action={action} submitLabel="Enviar mensaje" note={<PrivacyNote />}>
      <TextField {...field('name')} label="Nombre" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <SelectField
        {...field('subject')}
        label="Asunto"
        placeholder="Elige un asunto"
        options={Object.entries(CONTACT_SUBJECTS)}
      />
      <TextAreaField {...field('message')} label="Mensaje" />
    </EnquiryForm>
  );
}
