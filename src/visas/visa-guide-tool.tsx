import { useEffect, useState } from 'react';
import { type RuleAnswers, type RuleQuestion, walk } from '../catalogue/rule-table.ts';
import { todayInMexico } from '../catalogue/today.ts';
import type { VisaGuide } from '../catalogue/visa-guide.ts';
import { AnswerPanel } from '../country/answer-panel.tsx';
import { addMonths, formatDay, parseDay, spokenDay } from '../journey/calendar-day.ts';
import { currentSituation } from '../journey/current-situation.ts';
import { InlineText } from '../reading/inline-text.tsx';
import { CalendarExport } from '../trip/calendar-export.tsx';
import { DateField } from '../trip/date-field.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { useEarlyChoices } from '../ui/use-early-choices.ts';

type Outcome = VisaGuide['tool']['outcomes'][number];

interface VisaGuideToolProps {
  /** The guide's address, which its calendar file is named after. */
  id: string;
  tool: Pick<VisaGuide['tool'], 'questions' | 'rules'> & {
    outcomes: readonly Pick<Outcome, 'id' | 'tone' | 'word' | 'text' | 'term'>[];
  };
}

/** The questions of one visa, each asked only if the answer still depends on it, and what follows. */
export function VisaGuideTool({ id, tool }: VisaGuideToolProps) {
  const [answers, setAnswers] = useState<RuleAnswers>({});
  const root = useEarlyChoices<HTMLDivElement>();
  useEffect(() => setAnswers((chosen) => ({ ...held(tool.questions), ...chosen })), [tool]);

  const { asked, outcome: outcomeId } = walk(tool, answers);
  const outcome = tool.outcomes.find((one) => one.id === outcomeId);
  return (
    <div ref={root} className="script-only stack gap-5 visa-guide-tool">
      <form className="stack" onSubmit={(event) => event.preventDefault()}>
        {asked.map((question) => (
          <Ask
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onAnswer={(option) => setAnswers({ ...answers, [question.id]: option })}
          />
        ))}
      </form>
      <div className="stack">
        <div role="status">
          {outcome ? (
            <AnswerPanel tone={outcome.tone} word={outcome.word}>
              <p>
                <InlineText text={outcome.text} />
              </p>
            </AnswerPanel>
          ) : (
            <AnswerPanel tone="ask">
              <p>{asked.length > 1 ? 'Falta poco: contesta la que sigue.' : 'Contesta y aquí te decimos.'}</p>
            </AnswerPanel>
          )}
        </div>
        {outcome?.term && <ApplyAgain key={outcome.id} id={id} term={outcome.term} />}
        {Object.keys(answers).length > 0 && (
          <p>
            <Button look="outline" small onClick={() => setAnswers({})}>
              Empezar de nuevo
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** What the reader has said in `Mis visas` is not asked again. */
function held(questions: readonly RuleQuestion[]): RuleAnswers {
  const holds: readonly string[] = currentSituation()?.situation.holds ?? [];
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const option = options.find((one) => one.holds && holds.includes(one.holds));
      return option ? [[id, option.id]] : [];
    }),
  );
}

interface AskProps {
  question: RuleQuestion;
  answer: string | undefined;
  onAnswer: (option: string) => void;
}

function Ask({ question: { id, ask, hint, options }, answer, onAnswer }: AskProps) {
  return (
    <fieldset>
      <legend className="choices-legend">{ask}</legend>
      {hint && <p className="note">{hint}</p>}
      <div className="choices">
        {options.map((option) => (
          <Choice
            key={option.id}
            type="radio"
            name={id}
            label={option.label}
            {...(option.hint && { hint: option.hint })}
            checked={answer === option.id}
            onChange={() => onAnswer(option.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** No visa lasts longer, so a later day is a slip of the thumb. */
const LONGEST_MONTHS = 120;

/** Until when the answer holds, from a day that only the reader knows. */
function ApplyAgain({ id, term }: { id: string; term: NonNullable<Outcome['term']> }) {
  const [typed, setTyped] = useState('');
  const expiry = parseDay(typed);
  const today = parseDay(todayInMexico()) ?? 0;
  const isSlip = expiry !== undefined && expiry > addMonths(today, LONGEST_MONTHS);
  const last = expiry === undefined || isSlip ? undefined : addMonths(expiry, term.months);
  return (
    <div className="stack gap-2">
      <DateField
        id="dia"
        label={term.ask}
        value={typed}
        onChange={setTyped}
        problem={isSlip ? 'Faltan más de 10 años para ese día: revisa el año.' : undefined}
      />
      <div role="status" className="stack gap-2">
        {last !== undefined && last < today && <p className="notice notice--error">{term.late}</p>}
        {last !== undefined && last >= today && (
          <>
            <p>
              {term.event}: <strong>{spokenDay(last)}</strong>.
            </p>
            <CalendarExport
              fileName={`${id}.ics`}
              events={[
                {
                  uid: `${id}-${formatDay(last)}@pasaporte-verde`,
                  day: last,
                  title: term.event,
                  description: `Lo contamos desde el ${spokenDay(expiry ?? last)}. Revisa las condiciones antes de pagar.`,
                },
              ]}
            />
          </>
        )}
      </div>
    </div>
  );
}
