import { todayInMexico } from '../../catalogue/today.ts';
import { parseDay } from '../../journey/calendar-day.ts';
import { situationWords } from '../../journey/current-situation.ts';
import type { PersonDraft } from '../../journey/journey-draft.ts';
import { changeJourney, type EditedJourney } from '../../journey/journey-store.ts';
import { peopleOf } from '../../journey/route.ts';
import { readPassport } from '../../journey/trip-draft.ts';
import { VisasFold } from '../documents/situation-form.tsx';
import { PassportFields } from '../passport-fields.tsx';
import { personWords } from './finding-words.ts';
import { NationalityField } from './nationality-field.tsx';

/** What one person of several holds and until when their passport is valid, where it is not as the reader said of all. */
export function PeopleForm({ journey }: { journey: EditedJourney }) {
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
              person={
                journey.people.find((each) => each.who === who) ?? {
                  who,
                  holds: undefined,
                  expiry: '',
                  issued: '',
                  nationality: undefined,
                }
              }
            />
          ))}
      </div>
    </details>
  );
}

function PersonFields({ name, person }: { name: string; person: PersonDraft }) {
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

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);
}
