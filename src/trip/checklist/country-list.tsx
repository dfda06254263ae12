import { useEffect, useRef, useState } from 'react';
import { changedBy } from '../../catalogue/changed-by.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { ASK_EMBASSY_REQUIREMENTS } from '../../catalogue/wording.ts';
import { Doubt } from '../../country/doubt.tsx';
import { RuleChangeLine } from '../../country/rule-change.tsx';
import { parseDay } from '../../journey/calendar-day.ts';
import { comingStop, UNKNOWN_AGE } from '../../journey/journey-draft.ts';
import { addStop, changeJourney, changeStop, useJourney } from '../../journey/journey-store.ts';
import { Choice } from '../../ui/choice.tsx';
import { Flag } from '../../ui/flag.tsx';
import { DateField } from '../date-field.tsx';
import { publishedAddress } from '../published-address.ts';
import { useSituation } from '../use-situation.ts';
import { AirportSheet, useSheetPrinter } from './airport-sheet.tsx';
import { buildList } from './build-list.ts';
import { HelpContacts } from './help-contacts.tsx';
import { helpLines } from './help-lines.ts';
import { GoneItems, ItemGroup } from './item-group.tsx';
import { EraseList, TakeList } from './list-actions.tsx';
import { dropList, putList } from './list-book.ts';
import { type ListDates, readListDates, type TripDates } from './list-dates.ts';
import { progressOf, progressText } from './list-item.ts';
import { blankList, type StoredList } from './list-schema.ts';
import type { ListViewProps, OpenedList } from './open-list.ts';
import { OwnItems } from './own-items.tsx';
import { SheetData } from './sheet-data.tsx';
import { toggleTick } from './ticks.ts';

type CountryListProps = Pick<ListViewProps, 'lists' | 'minors'> & Omit<OpenedList & { state: 'open' }, 'state'>;

/** One country's list. It is stored with the first change, not by looking at it. */
export function CountryList({ country, facts, missions, minors, lists }: CountryListProps) {
  const { slug, name, iso2 } = country;
  const [current] = useSituation();
  const situation = current?.situation;
  const list = (Object.hasOwn(lists, slug) ? lists[slug] : undefined) ?? blankList({ name, iso2 });
  const { dates, hasChild, setDates, toggleChild } = useTrip(slug);
  const trip = readListDates(dates, parseDay(todayInMexico()) ?? 0);
  const { groups, gone } = buildList({ facts, stored: list, trip, hasChild, situation, minors });
  const progress = progressOf(groups, list.own);
  const change = (part: Partial<StoredList>) => putList(slug, { ...list, ...part, name, iso2 });
  const { done, total } = progress;
  const isCounted = !Object.hasOwn(lists, slug) || (list.done === done && list.total === total);
  const counted = useRef('');
  // For the overview, each time this page counts otherwise: another tab that counts otherwise is not answered.
  useEffect(() => {
    if (!facts || counted.current === `${done}/${total}`) return;
    counted.current = `${done}/${total}`;
    if (!isCounted) change({ done, total });
  });
  const address = publishedAddress(questionPath(slug));
  const [qr, print] = useSheetPrinter(address);
  const contacts = facts ? helpLines(facts, missions) : [];

  return (
    <>
      <div className="stack gap-5 checklist__screen">
        <div className="stack gap-5">
          <h2 className="flagged checklist__title">
            <Flag iso2={iso2} eager /> {name}
          </h2>
          <p className="checklist__count" role="status">
            {progressText(progress)}
          </p>
          <TakeList country={country} groups={groups} onPrint={print} />
          <TripFields
            dates={dates}
            trip={trip}
            hasChild={hasChild}
            onDates={(part) => {
              setDates(part);
              change({});
            }}
            onChild={() => {
              toggleChild();
              change({});
            }}
          />
          {facts && (
            <p className="note">
              Datos verificados el {formatPartialDate(facts.checkedOn)}. <a href={questionPath(slug)}>Ver la ficha</a>
            </p>
          )}
          {facts?.requirements.length === 0 && <p>La ficha es breve. {ASK_EMBASSY_REQUIREMENTS}</p>}
          {changedBy(facts?.coming, todayInMexico()).map((coming) => (
            <RuleChangeLine key={coming.from} change={coming} href={questionPath(slug)} />
          ))}
          <Doubt text={facts?.doubt} />
          {facts?.conditional && !situation && (
            <p>
              La entrada depende de las visas que tengas. Dilas en <a href="/mi-situacion">Mis visas</a> y esta lista se
              ajusta a ti.
            </p>
          )}
          <GoneItems
            gone={gone}
            onDrop={(dropped) => change({ ticked: list.ticked.filter((key) => key !== dropped) })}
          />
          {groups.map((group) => (
            <ItemGroup
              key={group.id}
              group={group}
              link={group.id === 'child' ? minors.form : group.id === 'personal' ? SITUATION_LINK : undefined}
              onToggle={(item) => change(toggleTick(list, item))}
            />
          ))}
          <OwnItems own={list.own} onChange={(own) => change({ own })} />
        </div>
        <div className="stack gap-5">
          <SheetData list={list} onChange={change} />
          <HelpContacts lines={contacts} />
          <EraseList
            country={country}
            list={lists[slug]}
            onErase={() => dropList(slug)}
            onRestore={(erased) => putList(slug, erased)}
          />
        </div>
      </div>
      <AirportSheet
        country={country}
        list={list}
        dates={dates}
        groups={groups}
        contacts={contacts}
        facts={facts}
        address={address}
        qr={qr}
      />
    </>
  );
}

const SITUATION_LINK = { name: 'Ver o cambiar mis visas', url: '/mi-situacion' };

/** When and with whom: of the journey's next stop in this country, which the first date typed here adds. */
function useTrip(slug: string) {
  const { journey } = useJourney();
  const [typedAt, setTypedAt] = useState<number>();
  const [untold, setUntold] = useState([UNKNOWN_AGE]);
  const { trips, children } = journey;
  // The one being typed stays, even while what is typed is long past.
  const stop = trips.find(({ id }) => id === typedAt) ?? comingStop(trips, todayInMexico(), slug);
  return {
    dates: { entry: stop?.entry ?? '', exit: stop?.exit ?? '' },
    hasChild: children.length > 0,
    setDates: (part: Partial<TripDates>) => {
      if (stop) changeStop(stop.id, part);
      setTypedAt(stop?.id ?? addStop({ place: slug, ...part }));
    },
    // Ticked again, the same children are back.
    toggleChild: () => {
      if (children.length > 0) setUntold(children);
      changeJourney((before) => ({ ...before, children: children.length > 0 ? [] : untold }));
    },
  };
}

interface TripFieldsProps {
  dates: TripDates;
  trip: ListDates;
  hasChild: boolean;
  onDates: (part: Partial<TripDates>) => void;
  onChild: () => void;
}

const FIELDS = [
  { field: 'entry', label: 'Llegas el' },
  { field: 'exit', label: 'Sales el' },
] as const;

/** When, and with whom. Each answer adds its own items; none is needed. */
function TripFields({ dates, trip: { problems }, hasChild, onDates, onChild }: TripFieldsProps) {
  return (
    <div className="checklist__trip">
      {FIELDS.map(({ field, label }) => (
        <DateField
          key={field}
          id={`lista-${field}`}
          label={label}
          problem={problems[field]}
          isOptional
          value={dates[field]}
          onChange={(day) => onDates({ [field]: day })}
        />
      ))}
      <Choice type="checkbox" label="Viaja una niña, un niño o adolescente" checked={hasChild} onChange={onChild} />
    </div>
  );
}
