import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { guideIdeaSchema } from './guide-idea.ts';
import { GUIDE_IDEA_FAILED, GUIDE_IDEA_SENT } from './messages.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { readEnquiry } from './read-enquiry.ts';
import { postJson } from './send-enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

export function GuideIdeaForm({ action }: { action: string }) {
  const { enquiry, field } = useEnquiry({
    kind: 'guide-idea',
    read: (data) => readEnquiry(guideIdeaSchema, data),
    send: (idea) => postJson(action, idea),
    onOutcome: (outcome) => {
      if (outcome === 'sent') showToast('success', ...GUIDE_IDEA_SENT);
      if (outcome === 'failed') showToast('error', ...GUIDE_IDEA_FAILED);
    },
  });
  return (
    <EnquiryForm enquiry={enquiry} action={action} submitLabel="Enviar sugerencia" note={<PrivacyNote />}>
      <TextField {...field('name')} label="Nombre" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <TextAreaField {...field('guide_idea')} label="Idea de guía" isOptional />
    </EnquiryForm>
  );
}
