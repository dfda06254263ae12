import { holdingWords } from '../../catalogue/holding.ts';
import { provenBy, type Situation } from '../../catalogue/situation.ts';
import { badgeLabel, type VisaStatus } from '../../catalogue/visa-status.ts';
import { type PersonalAnswer, personalAnswer, personalText } from '../../personal/personal-answer.ts';
import type { ListFacts } from './list-facts.ts';
import type { ListGroup, ListItem } from './list-item.ts';

/** What has to be done before leaving; nothing where the passport alone is enough. */
const TO_DO: Partial<Record<VisaStatus, string>> = {
  'visa-required': 'Visa: pídela antes de viajar',
  'visa-on-arrival': 'Visa al llegar: ten listos el pago y los papeles',
  'eta-required': 'Autorización electrónica o e-Visa: sácala antes de abordar',
};

type Untick = Omit<ListItem, 'isTicked'>;

/** What this reader must do and carry where entry depends on what they hold; undefined where it does not. */
export function personalGroup(
  facts: Pick<ListFacts, 'iso2' | 'visaStatus' | 'conditional'>,
  situation: Situation,
): (Omit<ListGroup, 'items'> & { items: Untick[] }) | undefined {
  const answer = personalAnswer(facts, situation);
  if (!answer) return undefined;
  const { rule, held, because } = answer;
  const text = personalText(answer, facts.conditional);
  const toDo = held ? undefined : TO_DO[answer.visaStatus];
  const items: Untick[] = [];
  if (toDo) items.push({ key: `#status:${answer.visaStatus}`, text: toDo, hint: text, source: rule?.source });
  const holding = held ?? (rule && heldFor(rule, situation));
  if (holding) {
    items.push({
      key: `#holding:${holding}`,
      text: `Tu ${holdingWords(holding).short}, en original`,
      // Said once: with the procedure, or here when there is none.
      ...(toDo ? {} : { hint: text, source: rule?.source }),
    });
  }
  return {
    id: 'personal',
    title: `En tu caso: ${badgeLabel(answer.visaStatus)}${held && answer.visaStatus === 'visa-required' ? ', ya la tienes' : ''}`,
    note: [because, ...unconfirmed(answer)].join(' '),
    items,
  };
}

/** The document to show at the border: the one the reader named, before one it merely proves. */
function heldFor(rule: NonNullable<PersonalAnswer['rule']>, { holds }: Situation) {
  const proven = provenBy(holds);
  return rule.holds.find((held) => holds.includes(held)) ?? rule.holds.find((held) => proven.has(held));
}

function unconfirmed({ unconfirmed: rules }: PersonalAnswer): string[] {
  return rules.length > 0
    ? ['Hay otra regla que quizá te ayude y nadie nos confirmó: no viajes contando con ella.']
    : [];
}
