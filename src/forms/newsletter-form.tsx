import { TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

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
      <div className="form__pair">
        <TextField id="newsletter-name" name="fields[name]" label="Nombre" autoComplete="name" />
        <TextField id="newsletter-email" name="fields[email]" label="Email" type="email" autoComplete="email" />
      </div>
    </EnquiryForm>
  );
}
