import { useEffect, useRef, useState } from 'react';
import { matchesEveryWord } from './faq-search.ts';

/** Searches the questions of the page, answers included. */
export function FaqTool() {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const section = root.current?.closest('section');
    const questions = [...(section?.querySelectorAll<HTMLElement>('.faq details') ?? [])];
    for (const question of questions) question.hidden = !matchesEveryWord(question.textContent, query);
    const matches = questions.filter((question) => !question.hidden).length;
    section?.querySelector('[data-no-match]')?.toggleAttribute('hidden', matches > 0);
    setShown(matches);
  }, [query]);

  return (
    <div className="field" ref={root}>
      <label htmlFor="preguntas-busca">Busca en las preguntas</label>
      <input
        className="input"
        id="preguntas-busca"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {query.trim() && (shown === 1 ? '1 pregunta' : `${shown} preguntas`)}
      </p>
    </div>
  );
}
