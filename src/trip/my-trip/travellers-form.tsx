import { useEffect, useState } from 'react';
import { changeSituation } from '../../journey/current-situation.ts';
import { MOST_TRAVELLERS, type SHARED, UNKNOWN_AGE } from '../../journey/journey-draft.ts';
import { changeJourney, type EditedJourney } from '../../journey/journey-store.ts';
import { stillSaid } from '../../journey/route.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OneOf } from '../one-of.tsx';
import { CompanyFields, PeopleForm } from './people-form.tsx';
import { PersonFields, READER } from './person-fields.tsx';
import type { AnsweredTrip } from './use-trip.ts';

const ADULT_AGE = 18;

const ADULTS = Array.from({ length: MOST_TRAVELLERS + 1 }, (_each, count) => [`${count}`, `${count}`] as const);

const SHARED_LABELS: readonly (readonly [(typeof SHARED)[number], string])[] = [
  ['si', 'Sí, cada persona tiene las suyas'],
  ['no', 'No, o no lo sé'],
];

/** Who travels, and with what: each answer changes what the borders ask. */
export function TravellersForm({ trip }: { trip: AnsweredTrip }) {
  const { journey, problems, situation, deciding } = trip;
  const { adults, children, company, shared, nationality, expiry, issued, until } = journey;
  const areSeveral = adults + children.length > 1;
  const change = (part: Partial<EditedJourney>) => changeJourney((before) => ({ ...before, ...part }));
  return (
    <section className="stack under-rule trip-form" aria-labelledby="quien-viaja">
      <h2 id="quien-viaja">Quién viaja</h2>
      <div className="route__days">
        <SelectField
          id="adultos"
          label="Personas adultas"
          isFree
          value={adults}
          options={ADULTS}
          onChange={(event) => change({ adults: Number(event.target.value) })}
        />
        <AgesField
          ages={children}
          onChange={(ages) => change({ children: ages, people: stillSaid(journey.people, children, ages) })}
        />
      </div>
      {children.length > 0 && (
        <CompanyFields
          legend="¿Con quién viajan los menores?"
          said={{ company, permit: journey.permit }}
          onChange={change}
        />
      )}
      <PersonFields
        person={{ who: READER, holds: situation && [...situation.holds], until, expiry, issued, nationality }}
        problems={problems.passport}
        deciding={deciding}
        // What the reader holds is kept apart, for the whole site.
        onChange={({ holds, ...part }) => (holds ? changeSituation({ ...situation, holds }) : change(part))}
      />
      {areSeveral && situation && situation.holds.length > 0 && (
        <OneOf
          name="todos"
          legend="¿Las demás personas también tienen esas visas?"
          labels={SHARED_LABELS}
          chosen={shared}
          onChange={(value) => change({ shared: value })}
        />
      )}
      {areSeveral && <PeopleForm journey={journey} deciding={deciding} />}
    </section>
  );
}

/** `8, 3`: quicker to type than to choose, and read while it is typed. */
function AgesField({ ages, onChange }: { ages: readonly number[]; onChange: (ages: number[]) => void }) {
  const [text, setText] = useState(agesText(ages));
  // A link, an example or an undone erasure brings other ages.
  useEffect(() => {
    if (readAges(text)?.join() !== ages.join()) setText(agesText(ages));
  }, [ages]);
  return (
    <TextField
      id="menores"
      label="Edad de cada menor"
      isOptional
      error={
        readAges(text) ? undefined : `Escribe años cumplidos, del 0 al ${ADULT_AGE - 1}, separados por comas: 8, 3.`
      }
      className="input figure-text"
      autoComplete="off"
      placeholder="8, 3"
      value={text}
      onChange={(event) => {
        setText(event.target.value.slice(0, 80));
        const read = readAges(event.target.value);
        if (read) onChange(read);
      }}
    />
  );
}

/** A child whose age nobody said is `?`. */
function agesText(ages: readonly number[]): string {
  return ages.map((age) => (age === UNKNOWN_AGE ? '?' : age)).join(', ');
}

function readAges(text: string): number[] | undefined {
  const words = text.split(/[\s,;y]+/).filter(Boolean);
  const ages = words.map((word) => (word === '?' ? UNKNOWN_AGE : Number(word)));
  const isAge = (age: number) => Number.isInteger(age) && age >= UNKNOWN_AGE && age < ADULT_AGE;
  return words.length <= MOST_TRAVELLERS && ages.every(isAge) && !text.includes('-') ? ages : undefined;
}
