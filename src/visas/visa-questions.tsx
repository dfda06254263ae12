import type { RuleQuestion } from '../catalogue/rule-table.ts';
import { AnswerPanel } from '../country/answer-panel.tsx';
import { addMonths, formatDay, parseDay } from '../journey/calendar-day.ts';
import { InlineText } from '../reading/inline-text.tsx';
import { buildDay } from '../records/catalogue.server.ts';
import type { PublishedVisaGuide } from '../records/visa-guides.server.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';

/** What is said while the answer still depends on something. */
const ASKING = { tone: 'ask', word: undefined } as const;
const BEGINNING = { ...ASKING, id: '', text: 'Contesta y aquí te decimos.' };
const HALFWAY = { ...ASKING, id: 'a-medias', text: 'Falta poco: contesta la que sigue.' };

/**
 * The questions of one visa, of which `visa-questions.element.ts` asks those the answer still depends on, and what follows. Without it
 * every answer stands below them.
 */
export function VisaQuestions({ guide: { id, tool } }: { guide: PublishedVisaGuide }) {
  const { questions, rules, outcomes } = tool;
  return (
    <visa-questions className="script-only stack gap-5 visa-questions" rules={JSON.stringify(rules)}>
      <div className="stack">
        {questions.map((question, position) => (
          <Question key={question.id} question={question} isAsked={position === 0} />
        ))}
      </div>
      <div className="stack">
        <div role="status">
          <Answer outcome={BEGINNING} />
        </div>
        {[BEGINNING, HALFWAY, ...outcomes].map((outcome) => (
          <template key={outcome.id} data-answer={outcome.id}>
            <Answer outcome={outcome} />
          </template>
        ))}
        {outcomes.map(
          ({ id: outcome, term }) => term && <Term key={outcome} guide={id} outcome={outcome} term={term} />,
        )}
        <p className="visa-questions__again" hidden>
          <Button look="outline" small>
            Empezar de nuevo
          </Button>
        </p>
      </div>
    </visa-questions>
  );
}

type Outcome = PublishedVisaGuide['tool']['outcomes'][number];
type Said = Pick<Outcome, 'tone' | 'text'> & { word: string | undefined };

function Answer({ outcome: { tone, word, text } }: { outcome: Said }) {
  return (
    <AnswerPanel tone={tone} word={word}>
      <p>
        <InlineText text={text} />
      </p>
    </AnswerPanel>
  );
}

function Question({ question: { id, ask, hint, options }, isAsked }: { question: RuleQuestion; isAsked: boolean }) {
  return (
    <fieldset name={id} hidden={!isAsked}>
      <legend className="choices-legend">{ask}</legend>
      {hint && <p className="note">{hint}</p>}
      <div className="choices">
        {options.map((option) => (
          <Choice
            key={option.id}
            type="radio"
            name={id}
            value={option.id}
            label={option.label}
            {...(option.hint && { hint: option.hint })}
            data-holds={option.holds}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** No visa lasts longer, so a later day is a slip of the thumb. */
const LONGEST_MONTHS = 120;

interface TermProps {
  guide: string;
  outcome: string;
  term: NonNullable<Outcome['term']>;
}

/** Until when an answer holds, from a day that only the reader knows: `visa-term.element.ts` counts. */
function Term({ guide, outcome, term: { ask, months, event, late } }: TermProps) {
  const longest = addMonths(parseDay(buildDay()) ?? 0, LONGEST_MONTHS);
  return (
    <visa-term
      className="stack gap-2"
      hidden
      data-outcome={outcome}
      data-guide={guide}
      data-months={months}
      data-event={event}
    >
      <TextField
        id="dia"
        label={ask}
        isFree
        className="input figure-text"
        type="date"
        max={formatDay(longest)}
        autoComplete="off"
        aria-describedby="dia-dicho"
      />
      <div role="status" id="dia-dicho">
        <p className="error" data-says="wrong" hidden>
          <Icon name="alert" />
          <span>Esta fecha está a medias, o faltan más de 10 años para ese día: revisa el año.</span>
        </p>
        <p className="notice notice--error" data-says="late" hidden>
          {late}
        </p>
        <p data-says="in-time" hidden>
          {event}: <strong />.
        </p>
      </div>
      <div className="stack gap-2" data-says="in-time" hidden>
        <p>
          <Button look="outline">Descargar para mi calendario</Button>
        </p>
        <p className="note">Abre el archivo que se descarga y tu calendario agrega este día.</p>
      </div>
    </visa-term>
  );
}
