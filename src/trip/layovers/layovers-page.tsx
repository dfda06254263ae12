import './layovers.css';
import '../../ui/notice.css';
import '../../ui/text-button.css';
import type { ReactNode } from 'react';
import type { LayoverNote } from '../../catalogue/transit-schema.ts';
import { SourceLink } from '../../country/notices.tsx';
import { JOURNEY_KEY } from '../../journey/journey-keys.ts';
import type { LayoverHub } from '../../journey/layover-hub.ts';
import { ToolPage } from '../tool-page.tsx';
import { HubFacts } from './hub-facts.tsx';

interface LayoversPageProps {
  hubs: readonly LayoverHub[];
  notes: readonly LayoverNote[];
  /** The questions and their answers, an island. */
  children: ReactNode;
}

/** `/escalas`: the questions, an island, and under them the words, the notes and every hub, which need no script. */
export function LayoversPage({ hubs, notes, children }: LayoversPageProps) {
  return (
    <ToolPage
      title="Escalas"
      lead="El país donde cambias de avión también puede pedirte visa o permiso, aunque no salgas del aeropuerto. Aquí está lo que le piden a un pasaporte mexicano."
      className="gap-5 layovers-page"
      kept={JOURNEY_KEY}
    >
      <noscript>
        <p className="note">
          Para elegir tus escalas hace falta JavaScript. Sin él, busca la tuya en esta lista: dice lo mismo.
        </p>
      </noscript>
      <own-line answers="">
        <p className="script-only">
          ¿Tienes visa de Estados Unidos, de Canadá u otra? Dilo en <a href="/mi-situacion">Mis visas</a> y la respuesta
          será la tuya.
        </p>
      </own-line>
      {children}
      <section aria-labelledby="dos-palabras" className="stack under-rule layovers-block layovers-glossary">
        <h2 id="dos-palabras">Dos palabras del aeropuerto</h2>
        <div className="stack pair">
          <div>
            <h3>Zona internacional</h3>
            <p>
              La parte del aeropuerto donde esperas el siguiente vuelo sin haber entrado al país. No todos los
              aeropuertos la tienen.
            </p>
          </div>
          <div>
            <h3>Control migratorio</h3>
            <p>
              El mostrador donde revisan tu pasaporte y te dejan entrar al país. Lo pasas si sales, si duermes fuera, si
              cambias de aeropuerto y muchas veces también si tienes que recoger la maleta.
            </p>
          </div>
        </div>
      </section>
      <section aria-labelledby="antes-de-comprar" className="stack under-rule layovers-block">
        <h2 id="antes-de-comprar">Antes de comprar el boleto</h2>
        <div className="stack pair">
          {notes.map(({ title, text, source, confidence }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>
                {confidence === 'low' && <b>Por confirmar: </b>}
                {text} <SourceLink source={source} />
              </p>
            </div>
          ))}
        </div>
        <p>La aerolínea decide si abordas: si algo de aquí no te cuadra con tu ruta, pregúntale antes de pagar.</p>
      </section>
      <section aria-labelledby="todas-las-escalas" className="stack under-rule layovers-block layovers-all">
        <h2 id="todas-las-escalas">Todas las escalas</h2>
        <details className="unfolds unfolds--on-paper">
          <summary>Las {hubs.length} escalas que conocemos, una por una</summary>
          {hubs.map((hub) => (
            <HubFacts key={hub.id} hub={hub} id={hub.id} />
          ))}
        </details>
      </section>
    </ToolPage>
  );
}
