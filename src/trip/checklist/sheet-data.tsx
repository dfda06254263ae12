import { formatPartialDate } from '../../catalogue/partial-date.ts';
import type { StayList, StopDraft } from '../../journey/journey-draft.ts';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { PrintedCode } from './printed-code.server.ts';

const NOTES = 'notes';

const FIELDS: readonly { field: string; label: string; type?: 'tel'; rows?: number }[] = [
  { field: 'insurer', label: 'Compañía de seguro' },
  { field: 'policy', label: 'Número de póliza' },
  { field: 'insurerPhone', label: 'Teléfono del seguro', type: 'tel' },
  { field: 'firstNight', label: 'Dirección de la primera noche', rows: 2 },
  { field: 'contacts', label: 'Contactos de emergencia', rows: 2 },
  { field: NOTES, label: 'Notas', rows: 3 },
];

interface SheetDataProps {
  sheet: StayList['sheet'];
  onChange: (sheet: StayList['sheet']) => void;
}

/** What goes filled in on the printed sheet. All of it is optional: left empty, the sheet has a line to write on. */
export function SheetData({ sheet, onChange }: SheetDataProps) {
  return (
    <section className="stack gap-2 under-rule checklist__data" aria-labelledby="grupo-datos">
      <h2 id="grupo-datos">Tus datos para la hoja</h2>
      <p className="note">Llena solo lo que quieras; lo vacío sale en la hoja como una línea para escribir a mano.</p>
      {FIELDS.map(({ field, rows, ...words }) => {
        const Control = rows ? TextAreaField : TextField;
        return (
          <Control
            key={field}
            id={`lista-${field}`}
            {...words}
            {...(rows && { rows })}
            isFree
            autoComplete="off"
            value={sheet[field] ?? ''}
            onChange={({ target }: { target: { value: string } }) => onChange({ ...sheet, [field]: target.value })}
          />
        );
      })}
    </section>
  );
}

interface PrintedSheetProps extends Pick<StopDraft, 'entry' | 'exit'> {
  name: string;
  sheet: StayList['sheet'];
  /** That leads to the country's page; undefined while the record cannot be had. */
  code: PrintedCode | undefined;
}

/** The same on paper, filled in or as lines to write on, with the country's page as a code. Shown by the printer only. */
export function PrintedSheet({ name, sheet, entry, exit, code }: PrintedSheetProps) {
  const blanks = [
    ['Llegada', entry && formatPartialDate(entry)],
    ['Salida', exit && formatPartialDate(exit)],
    ...FIELDS.flatMap(({ field, label }) => (field === NOTES ? [] : [[label, sheet[field]]])),
  ];
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
      {code && (
        <svg
          role="img"
          aria-label={`Código QR de la página de ${name}`}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} stroke="#000" />
        </svg>
      )}
      {sheet[NOTES] && <p>{sheet[NOTES]}</p>}
    </div>
  );
}
