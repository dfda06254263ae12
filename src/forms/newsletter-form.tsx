import { TextField } from '../ui/text-field.tsx';
import { trackEvent } from '../ui/track-event.ts';
import { trackSubscription } from '../ui/track-subscription.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { SENT_TEXTS } from './messages.ts';
import { newsletterFieldName, newsletterFields, readNewsletter } from './newsletter-fields.ts';
import { postWithoutAnswer } from './send-enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

export function NewsletterForm({ action }: { action: string }) {
  const { enquiry, field } = useEnquiry({
    kind: 'newsletter',
    read: readNewsletter,
    nameOf: newsletterFieldName,
    send: (subscription) => {
      const outcome = postWithoutAnswer(action, newsletterFields(subscription));
      if (outcome === 'sent') {
        trackSubscription();
        trackEvent('newsletter_signup', { event_category: 'Newsletter' });
      }
      return outcome;
    },
    messages: { sent: SENT_TEXTS.newsletter },
  });
  return (
    <EnquiryForm
      enquiry={enquiry}
      action={action}
      submitLabel="Mantenerme informado"
      note="Sin spam: solo te escribimos sobre cambios de reglas."
    >
      <input type="hidden" name="ml-submit" value="1" />
      <input type="hidden" name="anticsrf" value="true" />
      <div className="form__pair">
        <TextField {...field('name')} label="Nombre" autoComplete="name" />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      </div>
    </EnquiryForm>
  );
}
