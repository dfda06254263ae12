import type { HelpLine, HelpPhone } from './help-lines.ts';

/** Whom to ask before the trip and whom to call during it. On a phone every number can be tapped. */
export function HelpContacts({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="stack gap-2 under-rule checklist__group" aria-labelledby="grupo-ayuda">
      <h3 id="grupo-ayuda">A quién llamar</h3>
      <ul className="ruled checklist__help">
        {lines.map((line) => (
          <li key={`${line.title} ${line.name}`}>
            <p className="note">{line.title}</p>
            <h4>{line.name}</h4>
            {line.phones.map((phone) => (
              <p key={phone.number} className="figure-text">
                {phone.label}: <Phone {...phone} />
              </p>
            ))}
            {line.address && <p className="note">{line.address}</p>}
            {line.note && <p className="note">{line.note}</p>}
            {line.website && (
              <p>
                <a href={line.website} target="_blank" rel="noopener">
                  {withoutScheme(line.website)}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only an international number can be dialled from anywhere; another is shown as it is published. */
function Phone({ number }: HelpPhone) {
  if (!number.startsWith('+')) return number;
  return <a href={`tel:${number.replace(/,.*|[^\d+]/g, '')}`}>{number}</a>;
}

export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}
