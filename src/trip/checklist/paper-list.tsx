import { useId } from 'react';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { CitedSources } from '../../country/notices.tsx';
import { Parts } from '../../country/section.tsx';
import type { Part } from '../../country/section-model.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import type { PlaceFacts } from '../../journey/route.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { LineLinks } from '../my-trip/answer-sections.tsx';
import type { PrintedCode } from './printed-code.server.ts';
import type { Paper, PaperGroup } from './stay-papers.ts';

interface PaperListProps {
  group: PaperGroup;
  ticked: readonly string[];
  onToggle: (text: string) => void;
}

/** Papers that belong together; the whole row ticks. */
export function PaperList({ group: { title, note, papers }, ticked, onToggle }: PaperListProps) {
  const id = useId();
  return (
    <section className="stack gap-2 under-rule" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="note">{note}</p>}
      <ul className="choices">
        {papers.map((paper) => (
          <li key={paper.text}>
            <Choice
              type="checkbox"
              label={paper.text}
              hint={hintOf(paper)}
              checked={ticked.includes(paper.text)}
              onChange={() => onToggle(paper.text)}
            />
            <LineLinks line={paper} />
          </li>
        ))}
      </ul>
      {/* Named once for the group: under every row they would drown the list. */}
      <CitedSources of={papers} />
    </section>
  );
}

function hintOf({ where, isSoon, when, small = [] }: Paper): string {
  const day = when && `${when.label} ${spokenDay(when.day)}.`;
  return [where && `${where}.`, isSoon && 'Empieza ya.', day, ...small].filter(Boolean).join(' ');
}

/** What was ticked and is asked no more in those words: kept in sight until the reader has seen it. */
export function GoneTicks({ gone, onDrop }: { gone: readonly string[]; onDrop: (text: string) => void }) {
  return (
    <section className="stack gap-2 under-rule checklist__gone" aria-labelledby="grupo-cambios">
      <h2 id="grupo-cambios">Cambió lo que marcaste</h2>
      <p className="note">
        Lo habías marcado y ya no se pide con esas palabras: cambió la ficha o cambió tu viaje. Revisa la lista de
        abajo.
      </p>
      <ul className="ruled">
        {gone.map((text) => (
          <li key={text}>
            <span>{text}</span>
            <Button look="outline" small aria-label={`Quitar: ${text}`} onClick={() => onDrop(text)}>
              Quitar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the same file has for the list alone, of which the catalogue knows nothing: whom to call, as the country's page words it. */
export const ofList = (details: PlaceFacts['details']) =>
  details as typeof details & { contacts: Part[]; code: PrintedCode };

/** Whom to ask before the trip and whom to call during it, as the country's page has them. */
export function HelpContacts({ details }: { details: PlaceFacts['details'] }) {
  const { embassyInfo, ...country } = details.country;
  const { contacts } = ofList(details);
  return (
    <section className="stack gap-2 under-rule checklist__help" aria-labelledby="grupo-ayuda">
      <h2 id="grupo-ayuda">A quién llamar</h2>
      {!embassyInfo && <p>Embajada {withPreposition('de', country)} en México: por confirmar si hay una.</p>}
      <Parts parts={contacts} />
    </section>
  );
}
