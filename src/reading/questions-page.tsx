import '../ui/disclosure.css';
import '../ui/rows.css';
import './questions.css';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import type { TravellersQuestions } from './question.ts';
import { QuestionFold } from './question-fold.tsx';

/** What travellers ask, folded and by subject; typed words leave the questions that have them. */
export function QuestionsPage({ questions: { checkedOn, groups } }: { questions: TravellersQuestions }) {
  return (
    <div className="wrap page questions">
      <hgroup>
        <h1>Preguntas de viajeros</h1>
        <p className="lead">
          Lo que no es de un solo país: migración, pasaportes, antecedentes, cruceros, mascotas y quejas.
        </p>
      </hgroup>
      <filtered-list>
        <form className="field script-only" action="/preguntas">
          <label htmlFor="busca">Busca en las preguntas</label>
          <input className="input" id="busca" type="search" name="busca" autoComplete="off" maxLength={100} />
          <p className="visually-hidden" role="status" data-count="pregunta,preguntas" />
        </form>
        {groups.map(({ id, title, questions }) => (
          <section key={id} id={id} className="part" data-group="">
            <h2>{title}</h2>
            <div className="ruled">
              {questions.map((question) => (
                <QuestionFold key={question.id} {...question} />
              ))}
            </div>
          </section>
        ))}
        <p data-none="" hidden>
          No hay una pregunta así. <a href="/contacto">Escríbenos</a> y la respondemos.
        </p>
      </filtered-list>
      <p className="note">
        Respuestas revisadas el {formatPartialDate(checkedOn)}. Informan, pero no son asesoría legal. También están las{' '}
        <a href="/#preguntas">preguntas frecuentes</a>, la <a href="/wiki">wiki</a> y el{' '}
        <a href="/glosario">glosario</a>.
      </p>
    </div>
  );
}
