import '../ui/with-aside.css';
import './legal.css';
import type { ReactNode } from 'react';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { LEGAL_UPDATED } from '../catalogue/specified-figures.ts';
import type { LegalText } from './legal-text.ts';
import { Blocks } from './prose-view.tsx';

interface LegalPageProps {
  text: LegalText;
  inserts?: Readonly<Record<string, ReactNode>>;
}

/** A legal text with its contents beside it. */
export function LegalPage({ text, inserts }: LegalPageProps) {
  const { title, lead, inForceSince, prose } = text;
  return (
    <div className="wrap page legal">
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </hgroup>
      <p className="note">Última actualización: {LEGAL_UPDATED}</p>
      <p className="note">Este texto vale desde el {formatPartialDate(inForceSince)}.</p>
      <div className="stack with-aside">
        <div className="stack legal__text">
          {prose.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="stack prose">
              <h2>{heading}</h2>
              <Blocks blocks={blocks} inserts={inserts} />
            </section>
          ))}
        </div>
        <div className="under-rule legal__contents">
          <p>Contenido</p>
          <ol>
            {prose.sections.map(({ id, heading }) => (
              <li key={id}>
                <a className="touch" href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
