import { capital } from '../../catalogue/spoken-list.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import type { TravelDocument } from '../../catalogue/travel-document.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import type { COMPANY, PersonDraft, SHARED } from '../../journey/journey-draft.ts';
import { changeJourney, type EditedJourney } from '../../journey/journey-store.ts';
import { peopleOf } from '../../journey/route.ts';
import { readPassport } from '../../journey/trip-draft.ts';
import { OneOf } from '../one-of.tsx';
import { peopleWords } from './people-words.ts';
import { PersonFields } from './person-fields.tsx';

interface PeopleFormProps {
  journey: EditedJourney;
  deciding: ReadonlySet<TravelDocument>;
}

/** What each person but the reader holds and travels with, where it is not as was said of all. */
export function PeopleForm({ journey, deciding }: PeopleFormProps) {
  const today = parseDay(todayInMexico()) ?? 0;
  const changed = (person: PersonDraft, part: Partial<PersonDraft>) =>
    changeJourney((before) => ({
      ...before,
      people: [...before.people.filter(({ who }) => who !== person.who), { ...person, ...part }],
    }));
  return (
    <details className="unfolds">
      <summary>Persona por persona</summary>
      <div className="stack">
        {peopleOf(journey)
          .slice(1)
          .map((who) => {
            const person = journey.people.find((each) => each.who === who) ?? { who, expiry: '', issued: '' };
            return (
              <section key={who} className="stack" aria-labelledby={`persona-${who}`}>
                <h3 id={`persona-${who}`}>{capital(peopleWords([who], journey))}</h3>
                {/* A child among others may travel otherwise than they do. */}
                {who.startsWith('c') && journey.children.length > 1 && (
                  <CompanyFields
                    who={who}
                    legend="Si viaja con otras personas, ¿con quién?"
                    said={person}
                    onChange={(part) => changed(person, part)}
                  />
                )}
                <PersonFields
                  person={person}
                  problems={readPassport(person, today).problems}
                  deciding={deciding}
                  onChange={(part) => changed(person, part)}
                />
              </section>
            );
          })}
      </div>
    </details>
  );
}

const COMPANY_LABELS: readonly (readonly [(typeof COMPANY)[number], string])[] = [
  ['both', 'Con su mamá y su papá'],
  ['one', 'Con uno de los dos, o con su tutor'],
  ['other', 'Con otra persona, o sin compañía'],
];

const PERMIT_LABELS: readonly (readonly [(typeof SHARED)[number], string])[] = [
  ['si', 'Sí'],
  ['no', 'Todavía no'],
];

type Company = Pick<PersonDraft, 'company' | 'permit'>;

interface CompanyFieldsProps {
  /** Of one child, where it is said apart. */
  who?: string;
  legend: string;
  said: Company;
  onChange: (said: Company) => void;
}

/** With whom children travel, and whether who stays behind has signed. */
export function CompanyFields({ who = '', legend, said: { company = '', permit = '' }, onChange }: CompanyFieldsProps) {
  return (
    <>
      <OneOf
        name={`con${who}`}
        legend={legend}
        labels={COMPANY_LABELS}
        chosen={company}
        onChange={(value) => onChange({ company: value })}
      />
      {company !== '' && company !== 'both' && (
        <OneOf
          name={`permiso${who}`}
          legend={`¿Ya ${who ? 'tiene' : 'tienen'} el permiso firmado de quien no viaja?`}
          labels={PERMIT_LABELS}
          chosen={permit}
          onChange={(value) => onChange({ permit: value })}
        />
      )}
    </>
  );
}
