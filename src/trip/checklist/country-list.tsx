import { useEffect, useState } from 'react';
import { changedBy } from '../../catalogue/changed-by.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { ASK_EMBASSY_REQUIREMENTS } from '../../catalogue/voice/wording.ts';
import { Doubt, RuleChangeLine } from '../../country/notices.tsx';
import { comingStop, UNKNOWN_AGE } from '../../journey/journey-draft.ts';
import { addStop, changeJourney, changeStop, useJourney } from '../../journey/journey-store.ts';
import { readTrip } from '../../journey/trip-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Flag } from '../../ui/flag.tsx';
import { publishedAddress } from '../published-address.ts';
import { StayDays } from '../stop-fields.tsx';
import { useSituation } from '../use-situation.ts';
import { buildList, goneTicks, progressOf, progressText, toggleTick } from './build-list.ts';
import { GoneItems, HelpContacts, ItemGroup } from './item-group.tsx';
import { EraseList, ShareList } from './list-actions.tsx';
import { blankList, dropList, putList, type StoredList } from './list-book.ts';
import type { ListViewProps, OpenedList } from './open-list.ts';
import { OwnItems } from './own-items.tsx';
import { PrintedData, SheetData } from './sheet-data.tsx';

type CountryListProps = Pick<ListViewProps, 'lists' | 'minors'> & Omit<OpenedList & { state: 'open' }, 'state'>;

/** One country's list, for the screen and for where there is neither battery nor signal. Stored with the first change. */
export function CountryList({ country, facts, minors, lists }: CountryListProps) {
  const { slug, name, iso2 } = country;
  const [current] = useSituation();
  const situation = current?.situation;
  const kept = Object.hasOwn(lists, slug) ? lists[slug] : undefined;
  const list = kept ?? blankList({ name, iso2 });
  const { dates, hasChild, setDates, toggleChild } = useTrip(slug);
  const { problems, ...days } = readTrip({ place: '', ...dates }, new Map());
  const isWrong = Object.keys(problems).length > 0;
  const groups = buildList({ facts, ticked: list.ticked, days: isWrong ? {} : days, hasChild, situation, minors });
  const { done, total } = progressOf(groups, list.own);
  const change = (part: Partial<StoredList>) => putList(slug, { ...list, done, total, ...part, name, iso2 });
  // For the overview, each time this page counts otherwise: another tab that counts otherwise is not answered.
  useEffect(() => {
    if (facts && kept && (kept.done !== done || kept.total !== total)) change({});
  }, [facts, done, total]);
  const address = publishedAddress(questionPath(slug));
  const verified = facts && `Datos verificados el ${formatPartialDate(facts.checkedOn)}.`;

  return (
    <div className="stack gap-5 checklist__screen">
      <div className="stack gap-5">
        <h2 id="lista-pais" className="flagged checklist__title">
          <Flag iso2={iso2} eager /> {name}
        </h2>
        <PrintedData list={list} dates={dates} address={address} />
        <p className="checklist__count" role="status">
          {progressText({ done, total })}
        </p>
        <div className="actions">
          <Button small onClick={() => window.print()}>
            Imprimir la hoja
          </Button>
        </div>
        <ShareList country={country} groups={groups} />
        <StayDays
          id="lista-pais"
          days={dates}
          problems={problems}
          onChange={(part) => {
            setDates(part);
            change({});
          }}
        />
        <Choice
          type="checkbox"
          label="Viaja una niña, un niño o adolescente"
          checked={hasChild}
          onChange={() => {
            toggleChild();
            change({});
          }}
        />
        {facts && (
          <p className="note">
            {verified} <a href={questionPath(slug)}>Ver la ficha</a>
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
          gone={facts ? goneTicks(list.ticked, facts) : []}
          onDrop={(dropped) => {
            const { [dropped]: _seen, ...ticked } = list.ticked;
            change({ ticked });
          }}
        />
        {groups.map((group) => (
          <ItemGroup
            key={group.id}
            group={group}
            link={group.id === 'child' ? minors.form : group.id === 'personal' ? SITUATION_LINK : undefined}
            onToggle={(item) => change({ ticked: toggleTick(list.ticked, item) })}
          />
        ))}
        <OwnItems own={list.own} onChange={(own) => change({ own })} />
      </div>
      <div className="stack gap-5">
        <SheetData list={list} onChange={change} />
        {facts && <HelpContacts facts={facts} />}
        <EraseList
          country={country}
          list={kept}
          onErase={() => dropList(slug)}
          onRestore={(erased) => putList(slug, erased)}
        />
      </div>
      <div className="checklist__foot on-paper">
        {list.notes && <p>{list.notes}</p>}
        <p>
          Pasaporte Verde · {address.replace(/^https?:\/\//, '')} · {verified} Impresa el{' '}
          {formatPartialDate(todayInMexico())}. Confirma con la embajada antes de viajar.
        </p>
      </div>
    </div>
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
    setDates: (part: { entry?: string; exit?: string }) => {
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
