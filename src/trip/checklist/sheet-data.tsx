import { encode } from 'uqr';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { StoredList } from './list-book.ts';

interface SheetDataProps {
  list: StoredList;
  onChange: (part: Partial<StoredList>) => void;
}

const FIELDS: readonly { field: keyof StoredList['details']; label: string; type?: 'tel'; rows?: number }[] = [
  { field: 'insurer', label: 'Compañía de seguro' },
  { field: 'policy', label: 'Número de póliza' },
  { field: 'insurerPhone', label: 'Teléfono del seguro', type: 'tel' },
  { field: 'firstNight', label: 'Dirección de la primera noche', rows: 2 },
  { field: 'contacts', label: 'Contactos de emergencia', rows: 2 },
];

/** What goes filled in on the printed sheet. All of it is optional: left empty, the sheet has a line to write on. */
export function SheetData({ list: { details, notes }, onChange }: SheetDataProps) {
  return (
    <section className="stack gap-2 under-rule checklist__group checklist__data" aria-labelledby="grupo-datos">
      <h3 id="grupo-datos">Tus datos para la hoja</h3>
      <p className="note">Llena solo lo que quieras; lo vacío sale en la hoja como una línea para escribir a mano.</p>
      {FIELDS.map(({ field, ...words }) => (
        <Blank
          key={field}
          id={`lista-${field}`}
          {...words}
          value={details[field]}
          onChange={({ target }) => onChange({ details: { ...details, [field]: target.value } })}
        />
      ))}
      <Blank
        id="lista-notes"
        label="Notas"
        rows={3}
        value={notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </section>
  );
}

interface BlankProps extends Omit<(typeof FIELDS)[number], 'field'> {
  id: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function Blank({ rows, ...field }: BlankProps) {
  const Control = rows ? TextAreaField : TextField;
  return <Control {...field} {...(rows && { rows })} isFree autoComplete="off" />;
}

interface PrintedDataProps {
  list: StoredList;
  /** Of the journey; empty while unknown. */
  dates: { entry: string; exit: string };
  /** Of the country's page, on the published site. */
  address: string;
}

/** The same on paper, filled in or as lines to write on, with the country's page as a code. Shown by the printer only. */
export function PrintedData({ list: { name, details }, dates: { entry, exit }, address }: PrintedDataProps) {
  const blanks = [
    ['Llegada', entry && formatPartialDate(entry)],
    ['Salida', exit && formatPartialDate(exit)],
    ...FIELDS.map(({ field, label }) => [label, details[field]]),
  ];
  // ISO/IEC 18004 asks for a quiet zone of four modules.
  const { size, data } = encode(address, { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <div className="checklist__printed on-paper">
      <dl>
        {blanks.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <svg
        role="img"
        aria-label={`Código QR de la página de ${name}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={modules.join('')} />
      </svg>
    </div>
  );
}
