import { todayInMexico } from '../../catalogue/today.ts';
import type { TravelDocument } from '../../catalogue/travel-document.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { situationWords } from '../../journey/current-situation.ts';
import type { PersonDraft } from '../../journey/journey-draft.ts';
import { changeJourney, type EditedJourney } from '../../journey/journey-store.ts';
import { peopleOf } from '../../journey/route.ts';
import { readPassport } from '../../journey/trip-draft.ts';
import { VisasFold } from '../documents/situation-form.tsx';
import { PassportFields } from '../passport-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { LastDays } from './last-days.tsx';
import { NationalityField } from './nationality-field.tsx';
import { capital, personWords } from './people-words.ts';

/** What one person of several holds and until when their passport is valid, where it is not as the reader said of all. */
export function PeopleForm({ journey, used }: Pick<PersonFieldsProps, 'used'> & { journey: EditedJourney }) {
  return (
    <details className="unfolds">
      <summary>Persona por persona</summary>
      <div className="stack">
        {peopleOf(journey)
          .slice(1)
          .map(({ who }) => (
            <PersonFields
              key={who}
              name={capital(personWords(who, journey))}
              used={used}
              mayBeApart={who.startsWith('c') && journey.children.length > 1}
              person={journey.people.find((each) => each.who === who) ?? { who, expiry: '', issued: '' }}
            />
          ))}
      </div>
    </details>
  );
}

interface PersonFieldsProps {
  name: string;
  person: PersonDraft;
  /** What this trip is answered with, of what they hold. */
  used: (holds: PersonDraft['holds']) => readonly TravelDocument[];
  /** A child among others, who may travel otherwise than they do. */
  mayBeApart: boolean;
}

function PersonFields({ name, person, used, mayBeApart }: PersonFieldsProps) {
  const { who, holds, nationality } = person;
  const change = (part: Partial<PersonDraft>) =>
    changeJourney((before) => ({
      ...before,
      people: [...before.people.filter((each) => each.who !== who), { ...person, ...part }],
    }));
  return (
    <section className="stack gap-3" aria-labelledby={`persona-${who}`}>
      <h3 id={`persona-${who}`}>{name}</h3>
      <VisasFold
        summary={`Visas: ${holds ? situationWords({ holds }) : 'no lo has dicho aparte'}`}
        situation={holds && { holds }}
        none="No tiene ninguna"
        onChange={(own) => change({ holds: [...own.holds] })}
      />
      <LastDays who={who} documents={used(holds)} until={person.until} onChange={(until) => change({ until })} />
      {mayBeApart && (
        <CompanyFields who={who} legend="Si viaja con otras personas, ¿con quién?" said={person} onChange={change} />
      )}
      <PassportFields
        who={`pasaporte-${who}`}
        dates={person}
        problems={readPassport(person, parseDay(todayInMexico()) ?? 0).problems}
        onChange={change}
      />
      <NationalityField
        id={`otro-pasaporte-${who}`}
        question="¿Tiene otra nacionalidad?"
        label="País de su otro pasaporte"
        nationality={nationality}
        onChange={(code) => change({ nationality: code })}
      />
    </section>
  );
}
