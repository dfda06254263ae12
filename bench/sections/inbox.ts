import { writeInboxSite } from '../../server/inbox/testing/inbox-site.ts';
import { compareWithFile, storm } from '../../server/inbox/testing/storm.ts';
import { round } from '../figures.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { serveSite } from '../site/serve-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CONNECTIONS = 50;
const STORM_S = 10;
const WANTED_PER_SECOND = 500;

/** `buzon`: how fast the inbox takes submissions. What it makes of rubbish and of `kill -9`, its tests prove. */
export async function inbox(): Promise<void> {
  printProgress(`${CONNECTIONS} conexiones envían durante ${STORM_S} s`);
  const { port, inboxFile, stop } = await serveSite(writeInboxSite(temporaryFolder('formularios')));
  const signal = AbortSignal.timeout(STORM_S * 1000);
  const { acknowledged, others } = await storm({ port, connections: CONNECTIONS, signal, prefix: 'a' });
  await stop();
  const perSecond = acknowledged.length / STORM_S;
  const { missing, twice } = compareWithFile(inboxFile, acknowledged);
  printTable(
    `BUZÓN: envíos por segundo desde ${CONNECTIONS} conexiones`,
    ['Por segundo', 'Se piden', 'Otras respuestas', 'Faltan', 'Dobles'],
    [[round(perSecond, 0), WANTED_PER_SECOND, others, missing, twice]],
  );
  printNote('Cada envío está en disco (fsync) antes de responderse; se contó el archivo después de un kill -9.');
}
