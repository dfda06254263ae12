import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';

export function GuideIdeaForm({ action }: { action: string }) {
  return (
    <EnquiryForm kind="guide-idea" action={action} submitLabel="Enviar sugerencia" note={<PrivacyNote />}>
      <TextField id="guide-idea-name" name="name" label="Nombre" autoComplete="name" />
      <TextField id="guide-idea-email" name="email" label="Email" type="email" autoComplete="email" />
      <TextAreaField id="guide-idea-guide_idea" name="guide_idea" label="Idea de guía" isOptional />
    </EnquiryForm>
  );
}
