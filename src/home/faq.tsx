import type { ReactNode } from 'react';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { InlineText } from '../reading/inline-text.tsx';
import { NearSection } from './near-section.tsx';
import type { FaqTexts } from './texts/home-texts.ts';

/** Questions open one at a time by themselves (`name` of `details`); `children` is the search, an island. */
export function Faq({ faq, children }: { faq: FaqTexts; children: ReactNode }) {
  return (
    <NearSection
      id="preguntas"
      heading="Preguntas frecuentes"
      lead="Respuestas cortas a lo que más se pregunta antes de viajar."
      tool={children}
      failure="El buscador no se pudo cargar; las preguntas están todas aquí."
    >
      <div className="faq ruled">
        {faq.questions.map(({ id, question, answer, source }) => (
          <details key={id} name="preguntas" className="unfolds">
            <summary>{question}</summary>
            <div className="stack">
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <InlineText text={paragraph} />
                </p>
              ))}
              {source && (
                <p className="note">
                  Fuente:{' '}
                  <a href={source.url} target="_blank" rel="noopener">
                    {source.name}
                    <span className="visually-hidden"> (se abre en otra pestaña)</span>
                  </a>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
      <p data-no-match="" hidden>
        No hay una pregunta así. <a href="/contacto">Escríbenos</a> y la respondemos.
      </p>
      <p className="note faq__checked">Respuestas revisadas el {formatPartialDate(faq.checkedOn)}.</p>
    </NearSection>
  );
}
