import { useEffect, useState } from 'react';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import type { Situation } from '../../catalogue/situation.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { ASK_EMBASSY_REQUIREMENTS } from '../../catalogue/wording.ts';
import { Doubt } from '../../country/doubt.tsx';
import { parseDay } from '../../journey/calendar-day.ts';
import { readSituation, SITUATION_CHANGED } from '../../personal/stored-situation.ts';
import { Flag } from '../../ui/flag.tsx';
import { publishedAddress } from '../published-address.ts';
import { AirportSheet, useSheetPrinter } from './airport-sheet.tsx';
import { buildList } from './build-list.ts';
import type { ListViewProps } from './checklist-tool.tsx';
import { HelpContacts } from './help-contacts.tsx';
import { helpLines } from './help-lines.ts';
import { GoneItems, ItemGroup } from './item-group.tsx';
import { ListActions } from './list-actions.tsx';
import { dropList, putList } from './list-book.ts';
import { readListDates } from './list-dates.ts';
import { progressOf, progressText } from './list-item.ts';
import { blankList, type StoredList } from './list-schema.ts';
import type { OpenedList } from './open-list.ts';
import { OwnItems } from './own-items-view.tsx';
import { SheetData } from './sheet-data.tsx';
import { toggleTick } from './ticks.ts';
import { TripFields } from './trip-fields.tsx';

type CountryListProps = Pick<ListViewProps, 'lists' | 'minors'> & Omit<OpenedList & { state: 'open' }, 'state'>;

/** One country's list. It is stored with the first change, not by looking at it. */
export function CountryList({ country, facts, missions, minors, lists }: CountryListProps) {
  const { slug, name, iso2 } = country;
  const situation = useSituation();
  const list = (Object.hasOwn(lists, slug) ? lists[slug] : undefined) ?? blankList({ name, iso2 });
  const today = parseDay(todayInMexico()) ?? 0;
  const build = (of: StoredList) => buildList({ facts, stored: of, trip: readListDates(of, today), situation, minors });
  const { groups, gone } = build(list);
  const progress = progressOf(groups, list.own);
  const change = (part: Partial<StoredList>) => {
    const next = { ...list, ...part };
    // Without the record the list is not whole, and what the overview says of it stays as it was.
    const counted = facts ? progressOf(build(next).groups, next.own) : {};
    putList(slug, { ...next, name, iso2, ...counted });
  };
  const address = publishedAddress(questionPath(slug));
  const [qr, print] = useSheetPrinter(address);
  const contacts = facts ? helpLines(facts, missions) : [];

  return (
    <>
      <div className="stack gap-5 checklist__screen">
        <div className="stack gap-5">
          <h2 className="checklist__title">
            <Flag iso2={iso2} eager /> {name}
          </h2>
          <p className="checklist__count" role="status">
            {progressText(progress)}
          </p>
          <TripFields list={list} trip={readListDates(list, today)} onChange={change} />
          {facts && (
            <p className="note">
              Datos verificados el {formatPartialDate(facts.checkedOn)}. <a href={questionPath(slug)}>Ver la ficha</a>
            </p>
          )}
          {facts?.requirements.length === 0 && <p>La ficha es breve. {ASK_EMBASSY_REQUIREMENTS}</p>}
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
          <ListActions
            country={country}
            list={lists[slug]}
            onPrint={print}
            onErase={() => dropList(slug)}
            onRestore={(erased) => putList(slug, erased)}
          />
        </div>
      </div>
      <AirportSheet
        country={country}
        list={list}
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

/** What the reader said in `Mis visas`, also when they change it in this page. */
function useSituation(): Situation | undefined {
  const [situation, setSituation] = useState<Situation>();
  useEffect(() => {
    const read = () => setSituation(readSituation());
    read();
    window.addEventListener(SITUATION_CHANGED, read);
    return () => window.removeEventListener(SITUATION_CHANGED, read);
  }, []);
  return situation;
}
