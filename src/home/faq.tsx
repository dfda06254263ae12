import { formatPartialDate } from '../catalogue/partial-date.ts';
import { QuestionFold } from '../reading/question-fold.tsx';
import { HomeFold } from './home-fold.tsx';
import type { FaqTexts } from './home-texts.server.ts';

/** Questions open one at a time by themselves (`name` of `details`). */
export function Faq({ faq }: { faq: FaqTexts }) {
  return (
    <HomeFold id="preguntas" heading="Preguntas frecuentes" lead="Lo que más se pregunta antes de viajar.">
      <filtered-list>
        <form className="field home-fold__tool script-only" action="/#preguntas">
          <label htmlFor="preguntas-busca">Busca en las preguntas</label>
          <input
            className="input"
            id="preguntas-busca"
            type="search"
            name="pregunta"
            autoComplete="off"
            maxLength={100}
          />
          <p className="visually-hidden" role="status" data-count="pregunta,preguntas" />
        </form>
        <div className="faq ruled">
          {faq.questions.map(({ id, question, answer, source }) => (
            <QuestionFold
              key={id}
              id={`pregunta-${id}`}
              name="preguntas"
              question={question}
              answer={answer}
              sources={source ? [source] : []}
            />
          ))}
        </div>
        <p data-none="" hidden>
          No hay una pregunta así. <a href="/contacto">Escríbenos</a> y la respondemos.
        </p>
      </filtered-list>
      <p className="note faq__checked">
        Respuestas revisadas el {formatPartialDate(faq.checkedOn)}. Hay más en{' '}
        <a href="/preguntas">preguntas de viajeros</a>.
      </p>
    </HomeFold>
  );
}
