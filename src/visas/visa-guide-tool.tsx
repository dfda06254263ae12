import { lazy, Suspense, useEffect, useState } from 'react';
import { type RuleAnswers, type RuleQuestion, walk } from '../catalogue/rule-table.ts';
import type { VisaGuide } from '../catalogue/visa-guide.ts';
import { AnswerPanel } from '../country/answer-panel.tsx';
import { currentSituation } from '../journey/current-situation.ts';
import { InlineText } from '../reading/inline-text.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { useEarlyChoices } from '../ui/use-early-choices.ts';

type Outcome = VisaGuide['tool']['outcomes'][number];

/** Few answers run until a day: its field and the calendar come with them. */
const Term = lazy(() =>
  import('./term.tsx').then(
    (loaded) => ({ default: loaded.ApplyAgain }),
    () => ({ default: TermFailed }),
  ),
);

function TermFailed() {
  return (
    <p className="error" role="alert">
      No se pudo cargar la cuenta de los días. Revisa tu conexión y vuelve a cargar la página.
    </p>
  );
}

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
        {outcome?.term && (
          <Suspense>
            <Term key={outcome.id} id={id} term={outcome.term} />
          </Suspense>
        )}
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
