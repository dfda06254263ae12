import type { ENTRY_FACTS } from '../catalogue/facts.ts';
import type { Topic } from '../catalogue/topic.ts';
import type { CountryDetails, FactSource } from './country-details.ts';

const FACT_OF: Partial<Record<Topic, (typeof ENTRY_FACTS)[number]>> = {
  'arrival-form': 'arrivalCard',
  'onward-ticket': 'onwardTicket',
  money: 'funds',
  minors: 'minors',
  'yellow-fever': 'yellowFever',
  vaccines: 'vaccines',
};

/** Who says that a border asks this: the source of the very thing where there is one, else that of the list it stands in. */
export function requirementSource(
  { sources }: Pick<CountryDetails, 'sources'>,
  topic: Topic | undefined,
  list: 'requirements' | 'health',
): FactSource | undefined {
  const fact = topic && FACT_OF[topic];
  return (fact && sources[fact]) ?? sources[list];
}
