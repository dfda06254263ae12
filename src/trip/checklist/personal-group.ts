import type { Situation } from '../../catalogue/situation.ts';
import { documentWords } from '../../catalogue/travel-document.ts';
import { badgeLabel, type VisaStatus } from '../../catalogue/visa-status.ts';
import { heldFor, personalAnswer, personalText } from '../../journey/personal-answer.ts';
import type { ListFacts, ListGroup, ListItem } from './list-item.ts';

/** What has to be done before leaving; nothing where the passport alone is enough. */
const TO_DO: Partial<Record<VisaStatus, string>> = {
  'visa-required': 'Visa: pídela antes de viajar',
  'visa-on-arrival': 'Visa al llegar: ten listos el pago y los papeles',
  'eta-required': 'Autorización electrónica o e-visa: sácala antes de abordar',
};

const MAY_HELP = 'Hay otra regla que quizá te ayude y nadie nos confirmó: no viajes contando con ella.';

type Untick = Omit<ListItem, 'isTicked'>;

/** What this reader must do and carry where entry depends on what they hold; undefined where it does not. */
export function personalGroup(
  facts: Pick<ListFacts, 'issues' | 'visaStatus' | 'conditional'>,
  situation: Situation,
): (Omit<ListGroup, 'items'> & { items: Untick[] }) | undefined {
  const answer = personalAnswer(facts, situation);
  if (!answer) return undefined;
  const { rule, held, because, unconfirmed } = answer;
  const text = personalText(answer, facts.conditional);
  const toDo = held ? undefined : TO_DO[answer.visaStatus];
  const items: Untick[] = [];
  if (toDo) items.push({ key: `#status:${answer.visaStatus}`, text: toDo, hint: text, source: rule?.source });
  // To show at the border.
  const document = held ?? (rule && heldFor(rule, situation));
  if (document) {
    items.push({
      key: `#document:${document}`,
      text: `Tu ${documentWords(document).short}, en original`,
      // Said once: with the procedure, or here when there is none.
      ...(toDo ? {} : { hint: text, source: rule?.source }),
    });
  }
  return {
    id: 'personal',
    title: `En tu caso: ${badgeLabel(answer.visaStatus)}${held && answer.visaStatus === 'visa-required' ? ', ya la tienes' : ''}`,
    note: unconfirmed.length > 0 ? `${because} ${MAY_HELP}` : because,
    items,
  };
}
