import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

export function GuideIdeaForm({ action }: { action: string }) {
  return (
    <EnquiryForm kind="guide-idea" action={action} submitLabel="Enviar sugerencia">
      <TextField id="guide-idea-name" name="name" label="Nombre" autoComplete="name" />
      <TextField id="guide-idea-email" name="email" label="Email" type="email" autoComplete="email" />
      <TextAreaField id="guide-idea-guide_idea" name="guide_idea" label="Idea de guía" isOptional />
    </EnquiryForm>
  );
}

/** Its fields have the names of the email-marketing provider. */
export function NewsletterForm({ action }: { action: string }) {
  return (
    <EnquiryForm
      kind="newsletter"
      action={action}
      submitLabel="Mantenerme informado"
      note="Sin spam: solo te escribimos sobre cambios de reglas."
    >
      <input type="hidden" name="ml-submit" value="1" />
      <input type="hidden" name="anticsrf" value="true" />
      <div className="stack pair">
        <TextField id="newsletter-name" name="fields[name]" label="Nombre" autoComplete="name" />
        <TextField id="newsletter-email" name="fields[email]" label="Email" type="email" autoComplete="email" />
      </div>
    </EnquiryForm>
  );
}
