import { useEffect, useState } from 'react';
import type { CountryDetails } from '../../catalogue/country-details.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { checklistPath } from '../../catalogue/trip-tools.ts';
import { ASK_EMBASSY_REQUIREMENTS, withPreposition } from '../../catalogue/voice/wording.ts';
import { RuleChangeLine } from '../../country/notices.tsx';
import { comingStop, type StayList } from '../../journey/journey-draft.ts';
import { addStop, changeJourney, changeStop, type ListedStop, useJourney } from '../../journey/journey-store.ts';
import { Button } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { LastDeed } from '../last-deed.tsx';
import { ToConfirm } from '../my-trip/answer-sections.tsx';
import { StopQuestionFields } from '../my-trip/stop-questions.tsx';
import { TravellersForm } from '../my-trip/travellers-form.tsx';
import { TripFrame } from '../my-trip/trip-frame.tsx';
import { useTrip } from '../my-trip/use-trip.ts';
import { publishedAddress } from '../published-address.ts';
import { StayDays, stopId, stopName } from '../stop-fields.tsx';
import { AddedItems, FIELD_ID } from './added-items.tsx';
import { GoneTicks, HelpContacts, ofList, PaperList } from './paper-list.tsx';
import { PrintedSheet, SheetData } from './sheet-data.tsx';
import { goneTicks, NO_LIST, progressText, stayPapers, toggled } from './stay-papers.ts';

/** One country's papers: those of the trip's next stay there, or of one that is only looked at until something is said of it. */
export function CountryList({ slug }: { slug: string }) {
  const stop = useStay(slug);
  const trip = useTrip((_leg, stopId) => stopId !== undefined && stopId === stop?.id);
  return stop ? <StayPapers stop={stop} trip={trip} /> : null;
}

/** The next stay in a country; without one, one more, which is kept with the first thing said of it. */
function useStay(slug: string): ListedStop | undefined {
  const { trips } = useJourney().journey;
  const [openId, setOpenId] = useState<number>();
  // The one being typed stays, even while what is typed is long past.
  const stop = trips.find(({ id }) => id === openId) ?? comingStop(trips, todayInMexico(), slug);
  useEffect(() => setOpenId(stop?.id ?? addStop({ place: slug }, false)), [stop?.id]);
  return stop;
}

interface StayPapersProps {
  stop: ListedStop;
  trip: ReturnType<typeof useTrip>;
}

/** The list, for the screen and for where there is neither battery nor signal. */
function StayPapers({ stop, trip }: StayPapersProps) {
  const { journey, facts, problems, questionsFor, answer, deed, onDone } = trip;
  const name = stopName(stop, facts.places);
  const known = facts.byPlace.get(stop.place);
  useEffect(() => {
    if (known) document.title = pageTitle(`Mi lista de papeles: ${name}`);
  }, [known]);

  const list = stop.list ?? NO_LIST;
  const change = (edit: (before: StayList) => StayList) =>
    changeJourney((before) => ({
      ...before,
      trips: before.trips.map((each) => (each.id === stop.id ? { ...each, list: edit(each.list ?? NO_LIST) } : each)),
    }));
  const groups = stayPapers(stop, answer, { journey, facts });
  const gone = known ? goneTicks(list, groups) : [];
  const address = publishedAddress(questionPath(stop.place));
  const toggle = (text: string) => change((before) => toggled(before, text));
  const erase = () => {
    onDone(`Borraste la lista ${withPreposition('de', { nameSpanish: name })}.`, 'deshacer', () => change(() => list));
    changeStop(stop.id, { list: undefined });
  };

  return (
    <>
      <h2 id={stopId(stop)} className="flagged">
        {known && <Flag iso2={known.details.country.iso2} eager />} {name}
      </h2>
      <TripFrame
        trip={trip}
        path={checklistPath(stop.place)}
        isEmpty={false}
        isTold
        told="Cambiar mis fechas y quién viaja"
        summary={null}
        form={
          <>
            <StayDays
              id={stopId(stop)}
              days={stop}
              problems={problems.stops.get(stop.id)}
              onChange={(part) => changeStop(stop.id, part)}
            />
            <StopQuestionFields stop={stop} name={name} asked={questionsFor(stop)} />
            <TravellersForm trip={trip} />
          </>
        }
      >
        <PrintedSheet
          name={name}
          sheet={list.sheet}
          entry={stop.entry}
          exit={stop.exit}
          code={known && ofList(known.details).code}
        />
        <p className="actions in-sight">
          <span role="status">{progressText(list, groups)}</span>
          <a className="touch" href="#llevatelo">
            Imprimir o mandar
          </a>
        </p>
        {known && <OfRecord details={known.details} />}
        {gone.length > 0 && <GoneTicks gone={gone} onDrop={toggle} />}
        {groups.map((group) => (
          <PaperList key={group.title} group={group} ticked={list.ticked} onToggle={toggle} />
        ))}
        {known && (
          <p className="note">
            Datos verificados el {formatPartialDate(known.details.country.checkedOn)}.{' '}
            <a href={questionPath(stop.place)}>Ver la ficha</a>
          </p>
        )}
        <section className="stack gap-2 under-rule" aria-labelledby="grupo-propio">
          <h2 id="grupo-propio">Lo tuyo</h2>
          <AddedItems list={list} onChange={change} onDone={onDone} />
          <LastDeed deed={deed} onDone={onDone} back={FIELD_ID} />
        </section>
        <ToConfirm ask={answer.ask} />
        {known && <HelpContacts details={known.details} />}
        <SheetData sheet={list.sheet} onChange={(sheet) => change((before) => ({ ...before, sheet }))} />
        <section className="stack gap-2 under-rule checklist__keeping" aria-labelledby="donde-queda">
          <h2 id="donde-queda">Dónde queda tu lista</h2>
          <p className="note">
            Con tu viaje, en este dispositivo: no se envía a nadie. En un enlace no va lo que marcaste ni lo que
            escribiste.
          </p>
          {stop.list && (
            <div className="actions">
              <Button look="outline" small onClick={erase}>
                Borrar esta lista
              </Button>
            </div>
          )}
        </section>
        <a className="arrow-link" href="/mi-viaje">
          Mi viaje completo, con lo que cuesta
        </a>
        <p className="checklist__foot on-paper">
          Pasaporte Verde · {address.replace(/^https?:\/\//, '')} ·{' '}
          {known && `Datos verificados el ${formatPartialDate(known.details.country.checkedOn)}.`} Impresa el{' '}
          {formatPartialDate(todayInMexico())}. Confirma con la embajada antes de viajar.
        </p>
      </TripFrame>
    </>
  );
}

/** What is to be known of the record that the list is made from. */
function OfRecord({ details: { country, coming } }: { details: CountryDetails }) {
  const { slug, requirements } = country;
  return (
    <>
      {requirements.length === 0 && <p>La ficha es breve. {ASK_EMBASSY_REQUIREMENTS}</p>}
      {coming
        ?.filter(({ from }) => from <= todayInMexico())
        .map((change) => (
          <RuleChangeLine key={change.from} change={change} href={questionPath(slug)} />
        ))}
    </>
  );
}
