import '../../country/badge.css';
import { confidenceLabel } from '../../catalogue/confidence.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import type { Situation } from '../../catalogue/situation.ts';
import { StatusBadge } from '../../country/badge.tsx';
import { CitedSources, Doubt } from '../../country/notices.tsx';
import { layoverAnswer } from '../../journey/layover-answer.ts';
import type { LayoverHub, LayoverSide } from '../../journey/layover-hub.ts';
import { Flag } from '../../ui/flag.tsx';

interface HubFactsProps {
  hub: LayoverHub;
  /** Of the heading; the list of all hubs uses the bare id, so that an address can lead to it. */
  id: string;
  situation?: Situation | undefined;
  /** The reader's plan: their own case comes first and the other stays short. Both in full while undefined. */
  leaves?: boolean | undefined;
}

const AIRSIDE = 'Sin salir de la zona internacional';
const LANDSIDE = 'Si pasas el control migratorio';

/** One hub: what each way of connecting asks for, and how that is known. */
export function HubFacts({ hub, id, situation, leaves }: HubFactsProps) {
  const airside = { label: AIRSIDE, side: hub.airside };
  const landside = { label: LANDSIDE, side: hub.landside };
  const sides = leaves ? [landside, airside] : [airside, landside];
  return (
    // Neither a named region, thirty of which would drown the page’s landmarks, nor an article: a card to the situation.
    <section className="stack hub">
      <h3 id={id} className="flagged">
        <Flag iso2={hub.iso2} />
        <span>
          {hub.name}
          {hub.hint && <small>{hub.hint}</small>}
        </span>
      </h3>
      <dl className="stack pair hub__sides">
        {sides.map(({ label, side }, index) => (
          <SideFacts
            key={label}
            label={label}
            side={side}
            situation={situation}
            isShort={leaves !== undefined && index > 0}
          />
        ))}
      </dl>
      <HubSources hub={hub} />
    </section>
  );
}

interface SideFactsProps {
  label: string;
  side: LayoverSide;
  situation: Situation | undefined;
  isShort: boolean;
}

function SideFacts({ label, side, situation, isShort }: SideFactsProps) {
  const { status, label: stamp, personal } = layoverAnswer(side, situation);
  return (
    <div className={isShort ? 'hub__side hub__side--other' : 'hub__side'}>
      <dt>{label}</dt>
      <dd>
        <StatusBadge status={status} text={stamp} />
        {personal && (
          <p>
            <b>{personal.because}</b> {personal.text}
          </p>
        )}
        {!isShort && (
          <>
            <Doubt text={side.doubt} className="notice notice--remark" />
            <p>{side.text}</p>
            {!personal && side.conditional && <p>{side.conditional.summary}</p>}
            {personal?.unconfirmed.map(({ text }) => (
              <p key={text}>
                <b>Por confirmar:</b> {text}
              </p>
            ))}
            {side.maxHours && <p className="note">Escala de hasta {side.maxHours} horas.</p>}
          </>
        )}
      </dd>
    </div>
  );
}

function HubSources({ hub: { sources, checkedOn, countryPath, name, airside, landside } }: { hub: LayoverHub }) {
  const sure = [...new Set([airside.confidence, landside.confidence])].map(confidenceLabel).join(' y ');
  return (
    <details className="unfolds unfolds--on-paper hub__sources">
      <summary>
        ¿Cómo lo sabemos?<span className="visually-hidden"> {name}</span>
      </summary>
      <p>
        Revisado el {formatPartialDate(checkedOn)}: {sure}.
      </p>
      <CitedSources of={sources.map((source) => ({ source }))} />
      {countryPath && (
        <p>
          <a href={countryPath}>Todo para visitar {name}</a>
        </p>
      )}
    </details>
  );
}
