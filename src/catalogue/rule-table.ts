/** The questions of a visa guide's tool and what follows from their answers: plain data, for the build and for the browser. */
export interface RuleQuestion {
  id: string;
  ask: string;
  hint?: string | undefined;
  options: readonly Option[];
}

interface Option {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Chosen for whoever has said in `Mis visas` that they hold it. */
  holds?: string | undefined;
}

/** By question: the options that a rule is for. A question it does not name may be answered in any way. */
export interface TableRule {
  when: Readonly<Record<string, readonly string[]>>;
  outcome: string;
}

export interface RuleTable {
  questions: readonly RuleQuestion[];
  rules: readonly TableRule[];
}

/** By question, the option chosen. */
export type RuleAnswers = Readonly<Record<string, string>>;

/** Whether a rule may still hold, now that so much has been answered. */
function fits({ when }: TableRule, answers: RuleAnswers): boolean {
  return Object.entries(when).every(([question, options]) => {
    const answer = answers[question];
    return answer === undefined || options.includes(answer);
  });
}

/** The outcome that all rules still possible agree on; undefined while it depends on what was not answered yet. */
function settled(rules: readonly TableRule[]): string | undefined {
  const outcomes = new Set(rules.map(({ outcome }) => outcome));
  return outcomes.size === 1 ? rules[0]?.outcome : undefined;
}

/** What to ask, in order and no more than the answer needs, and the outcome once it is known. */
export function walk(
  { questions, rules }: { questions: readonly Pick<RuleQuestion, 'id'>[]; rules: readonly TableRule[] },
  answers: RuleAnswers,
) {
  const asked: Pick<RuleQuestion, 'id'>[] = [];
  let given: RuleAnswers = {};
  for (const question of questions) {
    const possible = rules.filter((rule) => fits(rule, given));
    const outcome = settled(possible);
    if (outcome !== undefined) return { asked, outcome };
    if (!possible.some(({ when }) => question.id in when)) continue;
    asked.push(question);
    const answer = answers[question.id];
    if (answer === undefined) return { asked };
    given = { ...given, [question.id]: answer };
  }
  const outcome = settled(rules.filter((rule) => fits(rule, given)));
  return outcome === undefined ? { asked } : { asked, outcome };
}

/** Every way of answering all the questions. */
export function combinations(questions: readonly RuleQuestion[]): RuleAnswers[] {
  return questions.reduce<RuleAnswers[]>(
    (ways, { id, options }) => ways.flatMap((way) => options.map((option) => ({ ...way, [id]: option.id }))),
    [{}],
  );
}

/** The rules that hold for one way of answering: exactly one in a sound table. */
export function rulesFor({ rules }: RuleTable, answers: RuleAnswers): TableRule[] {
  return rules.filter((rule) => fits(rule, answers));
}
