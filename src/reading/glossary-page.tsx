import './questions.css';
import type { GlossaryTerm } from './glossary.ts';

const ALPHABET = new Intl.Collator('es-MX', { sensitivity: 'base' });

/** Every word that is explained, in order; each is an address. */
export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  return (
    <div className="wrap page glossary">
      <hgroup>
        <h1>Glosario</h1>
        <p className="lead">Las palabras y siglas de los trámites, dichas en una o dos frases.</p>
      </hgroup>
      <dl>
        {[...terms]
          .sort((a, b) => ALPHABET.compare(a.term, b.term))
          .map(({ id, term, text }) => (
            <div key={id}>
              <dt id={id}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      <p className="note">
        ¿Falta una? <a href="/contacto">Escríbenos</a>. Lo que pide cada país está en <a href="/#destinos">su ficha</a>.
      </p>
    </div>
  );
}
