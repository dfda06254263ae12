import { Fragment, type ReactNode } from 'react';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { spokenList } from '../catalogue/spoken-list.ts';
import { staleText } from '../catalogue/stale-fact.ts';
import { Explained } from '../ui/explained.tsx';
import { Steps, TickList } from '../ui/lists.tsx';
import { reportOn } from './known-by.ts';
import { SourceLink } from './notices.tsx';
import { asText, type KnownBy, type Part, type Section, type Words } from './section-model.ts';

/** A line with its names in bold and its links; `isDated` prints the day of the page a link leads to. */
export function RichText({ words, isDated = false }: { words: Words; isDated?: boolean }) {
  return words.map((word, index) => (
    <Fragment key={index}>
      {typeof word === 'string' ? (
        <Explained text={word} />
      ) : 'strong' in word ? (
        <b>{word.strong}</b>
      ) : word.url.startsWith('/') ? (
        <a href={word.url}>{word.name}</a>
      ) : (
        <SourceLink source={word} />
      )}
      {isDated && typeof word !== 'string' && 'published' in word && word.published && (
        <> ({formatPartialDate(word.published)})</>
      )}
    </Fragment>
  ));
}

/** The parts of a section, as they come; a list that is longer than `atFirst` folds. */
export function Parts({ parts, atFirst }: { parts: readonly Part[]; atFirst?: number | undefined }) {
  return parts.map((part, index) => <PartView key={index} part={part} atFirst={atFirst} />);
}

function PartView({ part, atFirst }: { part: Part; atFirst?: number | undefined }) {
  switch (part.kind) {
    case 'text':
    case 'note':
    case 'warning':
      return (
        <p className={part.kind === 'text' ? undefined : part.kind === 'note' ? 'note' : 'notice'}>
          <RichText words={part.words} />
        </p>
      );
    case 'remarks':
      return (
        <ul className="stack gap-2">
          {part.items.map((words, index) => (
            <li key={index} className="notice notice--remark">
              <RichText words={words} />
            </li>
          ))}
        </ul>
      );
    case 'list':
      return <TickList items={part.items.map(said)} atFirst={atFirst} />;
    case 'steps':
      return <Steps items={part.items.map((words) => [asText(words)]).map(said)} atFirst={atFirst} />;
    case 'fields':
      return <Fields fields={part.fields} />;
    case 'fold':
      return (
        <details className="unfolds unfolds--on-paper">
          <summary>{part.title}</summary>
          <Parts parts={part.parts} />
        </details>
      );
  }
}

function said(words: Words, index: number): ReactNode {
  return <RichText key={index} words={words} />;
}

/** A telephone opens the telephone; an address opens a map, in another tab. */
function Fields({ fields }: Pick<Extract<Part, { kind: 'fields' }>, 'fields'>) {
  return (
    <dl>
      {fields.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href?.startsWith('https:') ? (
              <a href={href} target="_blank" rel="noopener">
                {value}
                <span className="visually-hidden"> (se abre en otra pestaña)</span>
              </a>
            ) : href ? (
              <a href={href}>{value}</a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionViewProps {
  section: Section;
  /** What this view calls it. */
  title?: string;
  heading?: 'h2' | 'h3';
  className?: string;
  id?: string;
  /** What the large figure is for. */
  unit?: string | undefined;
  atFirst?: number;
  /** What the view has to say besides. */
  children?: ReactNode;
  /** Of the facts that are told here, where they are not the section's own. */
  evidence?: Section['evidence'];
}

/** A section with its heading, its figure printed large, its parts and what they rest on. */
export function SectionView({
  section,
  title = section.title,
  heading: Heading = 'h2',
  className = 'stack gap-2 under-rule',
  id,
  unit,
  atFirst,
  children,
  evidence = section.evidence,
}: SectionViewProps) {
  const { figure } = section;
  const small = [unit ?? [], figure?.small ?? []].flat();
  return (
    <section className={className} id={id}>
      <Heading>{title}</Heading>
      {figure && (
        <p className="answer-figure">
          {figure.value} {small.length > 0 && <small>{small.join(' · ')}</small>}
        </p>
      )}
      <Parts parts={section.parts} atFirst={atFirst} />
      {children}
      <HowWeKnow of={evidence ?? []} />
    </section>
  );
}

/** What the facts of a section rest on, closed until the reader asks. `show-today.ts` shows the line above it once a check is old. */
export function HowWeKnow({ of }: { of: readonly (KnownBy | undefined)[] }) {
  const known = of.filter((one) => one !== undefined);
  const [oldest] = known.map(({ checkedOn }) => checkedOn).sort();
  if (!oldest) return null;
  const names = <span className="visually-hidden"> {spokenList(known.map(({ name }) => name))}</span>;
  const report = reportOn(known);
  return (
    <>
      <p className="notice" data-checked-on={oldest} hidden>
        {staleText(oldest)}
      </p>
      <div className="evidence">
        <details className="unfolds">
          <summary>¿Cómo lo sabemos?{names}</summary>
          {known.map(({ name, sources, lines }) => (
            <Fragment key={name}>
              {known.length > 1 && <b>{name}</b>}
              <ul aria-label={name}>
                {[...sources, ...lines].map((words, index) => (
                  <li key={index}>
                    <RichText words={words} isDated />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </details>
        {report && <a href={report}>¿Dato equivocado?{names}</a>}
      </div>
    </>
  );
}
