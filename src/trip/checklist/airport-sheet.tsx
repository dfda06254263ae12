import './checklist-print.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { Flag } from '../../ui/flag.tsx';
import { withoutScheme } from './help-contacts.tsx';
import type { HelpLine } from './help-lines.ts';
import type { TripDates } from './list-dates.ts';
import type { ListFacts, ListGroup } from './list-item.ts';
import type { StoredList } from './list-schema.ts';
import type { ListCountry } from './open-list.ts';
import type { QrDrawing } from './qr-drawing.ts';

interface AirportSheetProps {
  country: ListCountry;
  list: StoredList;
  /** Of the journey; empty while unknown. */
  dates: TripDates;
  groups: readonly ListGroup[];
  contacts: readonly HelpLine[];
  facts: ListFacts | undefined;
  /** Of the country's page, on the published site. */
  address: string;
  qr: QrDrawing | undefined;
}

/** The list on paper, for where there is neither battery nor signal. Shown by the printer only. */
export function AirportSheet({
  country,
  list,
  dates: { entry, exit },
  groups,
  contacts,
  facts,
  address,
  qr,
}: AirportSheetProps) {
  const { details } = list;
  /** Filled in, or a line to write on. */
  const blanks = {
    Llegada: entry && formatPartialDate(entry),
    Salida: exit && formatPartialDate(exit),
    Seguro: details.insurer,
    Póliza: details.policy,
    'Teléfono del seguro': details.insurerPhone,
    'Primera noche': details.firstNight,
    'Contactos de emergencia': details.contacts,
  };
  return (
    <article className="sheet-print">
      <header className="sheet-print__head">
        <div>
          <h2>
            <Flag iso2={country.iso2} eager /> {country.name}
          </h2>
          <dl className="sheet-print__fields">
            {Object.entries(blanks).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {qr && (
          <svg
            className="sheet-qr"
            role="img"
            aria-label={`Código QR de la página de ${country.name}`}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
        )}
      </header>
      <div className="sheet-print__columns">
        {groups.map(({ id, title, items }) => (
          <section key={id}>
            <h3>{title}</h3>
            <BoxList items={items} />
          </section>
        ))}
        {list.own.length > 0 && (
          <section>
            <h3>Lo tuyo</h3>
            <BoxList items={list.own.map(({ id, ...item }) => ({ ...item, key: String(id) }))} />
          </section>
        )}
      </div>
      <div className="sheet-print__help">
        {contacts.map(({ title, name, phones, address: street, website, note }) => (
          <section key={`${title} ${name}`}>
            <h3>{title}</h3>
            <p>
              <strong>{name}</strong>
            </p>
            {phones.map(({ label, number }) => (
              <p key={number}>
                {label}: <strong className="figure-text">{number}</strong>
              </p>
            ))}
            {street && <p>{street}</p>}
            {note && <p>{note}</p>}
            {website && <p>{withoutScheme(website)}</p>}
          </section>
        ))}
      </div>
      {list.notes && <p className="sheet-print__notes">{list.notes}</p>}
      <p className="sheet-print__foot">
        Pasaporte Verde · {withoutScheme(address)}
        {facts && ` · Ficha revisada el ${formatPartialDate(facts.checkedOn)}`} · Impresa el{' '}
        {formatPartialDate(todayInMexico())}. Confirma con la embajada antes de viajar.
      </p>
    </article>
  );
}

function BoxList({ items }: { items: readonly { key: string; text: string; isTicked: boolean }[] }) {
  return (
    <ul className="sheet-print__boxes">
      {items.map(({ key, text, isTicked }) => (
        <li key={key} data-ticked={isTicked || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * Printing with the QR code of `address`. It is drawn when printing is asked for: the encoder is 3 kB that most
 * visits never use. Asked for by the browser's own menu, the first sheet may come without it; the address stands
 * there in letters.
 */
export function useSheetPrinter(address: string): [qr: QrDrawing | undefined, print: () => void] {
  const [qr, setQr] = useState<QrDrawing>();

  const draw = () =>
    import('./qr-drawing.ts').then(
      ({ drawQr }) => flushSync(() => setQr(drawQr(address))),
      () => undefined,
    );

  useEffect(() => {
    const printing = matchMedia('print');
    const onChange = () => {
      if (printing.matches) void draw();
    };
    printing.addEventListener('change', onChange);
    return () => printing.removeEventListener('change', onChange);
  }, [address]);

  return [qr, () => void draw().then(() => window.print())];
}
