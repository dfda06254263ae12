import { CitedSources } from '../country/notices.tsx';
import { InlineText } from './inline-text.tsx';

interface QuestionFoldProps {
  /** Its address on the page; on home the whole block has one. */
  id?: string;
  /** Folds of one name open one at a time. */
  name?: string;
  question: string;
  answer: readonly string[];
  sources: readonly { name: string; url: string }[];
}

/** A question that opens its answer, with who says so; an item of a `filtered-list`. */
export function QuestionFold({ id, name, question, answer, sources }: QuestionFoldProps) {
  return (
    <details id={id} name={name} className="unfolds" data-item="">
      <summary>{question}</summary>
      <div className="stack">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
        <CitedSources of={sources.map((source) => ({ source }))} />
      </div>
    </details>
  );
}
