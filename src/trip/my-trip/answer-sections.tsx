import type { ReactNode } from 'react';
import { formatMXN } from '../../catalogue/money.ts';
import { CitedSources } from '../../country/notices.tsx';
import { spokenDay } from '../../journey/calendar-day.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Line } from './answer-lines.ts';
import type { JourneyAnswer } from './trip-answer.ts';

/** What has to be done before leaving, each with its day: it follows the sentence at once. Beside what is arranged now, what is filled in shortly before is named and folded. */
export function Missing({ missing, ask, unread }: Pick<JourneyAnswer, 'missing' | 'ask' | 'unread'>) {
  const { later = [], now = [] } = Object.groupBy(missing, ({ isLater, isBad }) =>
    isLater && !isBad ? 'later' : 'now',
  );
  const items = (lines: readonly Line[]) => lines.map((line) => <LineItem key={line.names + line.text} line={line} />);
  return (
    <section className="stack gap-2 my-trip__missing" aria-labelledby="lo-que-falta">
      <h2 id="lo-que-falta">Lo que te falta</h2>
      {missing.length === 0 ? (
        <p>
          {unread
            ? 'Aún no digas que está todo: falta una parte de tu ruta.'
            : ask.some(({ isFirst }) => isFirst)
              ? 'Aún no digas que está todo: en «Por confirmar» hay algo que quizá te falte.'
              : 'Nada que tramitar antes de salir si vas de visita, con lo que nos has dicho.'}{' '}
          A trabajar, estudiar o vivir se va con otra visa.
        </p>
      ) : (
        <FoldedLines
          lines={items(now.length > 0 ? now : later)}
          folded={items(now.length > 0 ? later : [])}
          title={
            <>
              Y ya cerca del viaje{' '}
              <span className="note">{later.map(({ prepares, names }) => `${names}: ${prepares}`).join(' · ')}</span>
            </>
          }
        />
      )}
      {/* Under every line they would push the next thing to do off the screen. */}
      {missing.some(({ source }) => source) && (
        <details className="unfolds">
          <summary>¿Cómo lo sabemos?</summary>
          <CitedSources of={missing} />
        </details>
      )}
    </section>
  );
}

function FoldedLines({ lines, folded, title }: { lines: ReactNode[]; folded: ReactNode[]; title: ReactNode }) {
  return (
    <>
      <ul className="answer-lines">{lines}</ul>
      {folded.length > 0 && (
        <details className="unfolds unfolds--on-paper">
          <summary>{title}</summary>
          <ul className="answer-lines">{folded}</ul>
        </details>
      )}
    </>
  );
}

/** So many countries that charge are seen at once. */
const COSTS_AT_ONCE = 2;

/** The rest of the answer: what it costs, what to carry, what to ask. */
export function AnswerSections({ answer }: { answer: JourneyAnswer }) {
  const { cost, carry, ask, coming, passport, counts } = answer;
  // Of one country whose price nobody knows the words above have said it.
  const costLines =
    cost.lines.length > 1 ? cost.lines : cost.lines.filter(({ pesos, small }) => pesos !== undefined || small);
  const costs = (
    <>
      <ul className="answer-lines">
        {costLines.map(({ name, pesos, small }) => (
          <li key={name + small + pesos} className="answer-line answer-line--cost">
            {/* Of one line alone the sum above has said it. */}
            {costLines.length > 1 && (
              <p className="answer-line__when figure-text">
                {pesos === undefined ? 'Por confirmar' : formatMXN(pesos)}
              </p>
            )}
            <div>
              <p>{name}</p>
              {small && <p className="note">{small}</p>}
            </div>
          </li>
        ))}
      </ul>
      <CitedSources of={cost.lines} />
    </>
  );
  return (
    <>
      <section className="stack under-rule" aria-labelledby="cuanto-cuesta">
        <h2 id="cuanto-cuesta">Cuánto cuesta</h2>
        <p className="trip-cost figure-text">{cost.value}</p>
        {cost.small && <p>{cost.small}</p>}
        {costLines.length > COSTS_AT_ONCE ? (
          <details className="unfolds unfolds--on-paper">
            <summary>Lo de cada país</summary>
            {costs}
          </details>
        ) : (
          costs
        )}
      </section>
      {(passport || counts.length > 0) && (
        <section className="stack under-rule" aria-labelledby="pasaporte-y-dias">
          <h2 id="pasaporte-y-dias">Tu pasaporte y tus días</h2>
          <dl className="stack">
            {passport && (
              <div>
                <dt>Pasaporte</dt>
                <dd>{passport}</dd>
              </div>
            )}
            {counts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <a className="arrow-link" href="/revisa-tus-fechas">
            Ver la cuenta día por día
          </a>
        </section>
      )}
      {carry.length > 0 && (
        <section className="stack under-rule" aria-labelledby="que-llevas">
          <h2 id="que-llevas">Qué llevas</h2>
          <div className="ruled">
            {carry.map(({ names, lines }) => (
              <details key={names} className="unfolds unfolds--on-paper">
                <summary>
                  <h3>{names}</h3>{' '}
                  <span className="note">{lines.length === 1 ? '1 cosa' : `${lines.length} cosas`}</span>
                </summary>
                <ul className="stack gap-2 carry">
                  {lines.map(({ text, small }) => (
                    <li key={text}>{[text, ...(small ?? [])].filter(Boolean).join(' ')}</li>
                  ))}
                </ul>
                <CitedSources of={lines} />
              </details>
            ))}
          </div>
          <a className="arrow-link" href="/mi-lista">
            Ir marcándolo en mis listas
          </a>
        </section>
      )}
      {coming.length > 0 && (
        <section className="stack under-rule" aria-labelledby="anunciado">
          <h2 id="anunciado">Anunciado, puede aplicar en tus fechas</h2>
          <div className="ruled">
            {coming.map(({ names, text, small = [], source }) => (
              <details key={names + text} className="unfolds unfolds--on-paper">
                <summary>
                  {text} <span className="note">{names}</span>
                </summary>
                <p className="note">{small.filter(Boolean).join(' ')}</p>
                <CitedSources of={[{ source }]} />
              </details>
            ))}
          </div>
        </section>
      )}
      <ToConfirm ask={ask} />
    </>
  );
}

/** What could strand somebody leads; the rest waits until it is opened. */
const ASKED_AT_FIRST = 3;

/** What nobody can say here, with whom to ask. */
export function ToConfirm({ ask }: Pick<JourneyAnswer, 'ask'>) {
  if (ask.length === 0) return null;
  const lines = ask.map((line, position) => (
    <LineItem
      key={line.names + line.text}
      line={line}
      isAsked={ask.findIndex(({ embassy }) => embassy?.name === line.embassy?.name) === position}
    />
  ));
  // One more takes no more room than the line that offers it.
  const shown = lines.length > ASKED_AT_FIRST + 1 ? ASKED_AT_FIRST : lines.length;
  return (
    <section className="stack under-rule" aria-labelledby="por-confirmar">
      <h2 id="por-confirmar">Por confirmar</h2>
      <FoldedLines
        lines={lines.slice(0, shown)}
        folded={lines.slice(shown)}
        title={`Ver ${lines.length - shown} más`}
      />
      <CitedSources of={ask} />
    </section>
  );
}

/** One line: where and by when, what to do, and whom to ask. */
function LineItem({ line, isAsked = false }: { line: Line; isAsked?: boolean }) {
  const { isBad, isSoon, text, small = [], when, embassy, path, names } = line;
  return (
    <li className={isBad ? 'answer-line answer-line--bad' : 'answer-line'}>
      <p className="answer-line__when figure-text">
        <b>
          {path ? (
            <a className="touch" href={path}>
              {names}
            </a>
          ) : (
            names
          )}
        </b>
        {isSoon && <span>Empieza ya</span>}
        {when && (
          <span>
            {when.label} {spokenDay(when.day)}
          </span>
        )}
      </p>
      <div>
        <p>{text}</p>
        {small.map(
          (words) =>
            words && (
              <p key={words} className="note">
                {words}
              </p>
            ),
        )}
        {isAsked && embassy && <Embassy embassy={embassy} />}
        <LineLinks line={line} />
      </div>
    </li>
  );
}

/** Where what a line says is done. */
export function LineLinks({ line }: { line: Pick<Line, 'site' | 'visaGuide' | 'wayOut'> }) {
  const { site, visaGuide, wayOut } = line;
  const guide = visaGuide && { href: visaGuide.href, words: `${visaGuide.words}, paso a paso` };
  return (
    <>
      {[guide, wayOut].map(
        (link) =>
          link && (
            <a key={link.href} className="arrow-link" href={link.href}>
              {link.words}
            </a>
          ),
      )}
      {site && (
        <a className="arrow-link" href={site.url} target="_blank" rel="noopener">
          {site.name} <Icon name="external" />
        </a>
      )}
    </>
  );
}

function Embassy({ embassy: { name, phone, website } }: { embassy: NonNullable<Line['embassy']> }) {
  return (
    <p className="note">
      Pregunta en {website ? <a href={website}>{name}</a> : name}
      {phone && (
        <>
          , <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </>
      )}
      .
    </p>
  );
}
