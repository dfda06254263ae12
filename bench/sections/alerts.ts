import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChildServer } from '../../server/inbox/testing/child-server.ts';
import { openPushDatabase } from '../../server/push/push-database.ts';
import { startPushService } from '../../server/push/testing/push-service.ts';
import { writePushSite } from '../../server/push/testing/push-site.ts';
import type { DatedChange } from '../../src/catalogue/changes-by-country.ts';
import { round } from '../figures.ts';
import { printNote, printProgress, printTable } from '../print-table.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SUBSCRIPTIONS = 10_000;
const BEFORE: DatedChange = { id: 'japan-visa', dateline: 'Desde el 8 de abril de 2026', title: 'Piden visa' };
const NEWS: DatedChange = { id: 'japan-costo', dateline: 'Desde el 1.º de diciembre de 2026', title: 'Sube el costo' };

/** `avisos`: a newer build tells ten thousand browsers of one change, and is killed in the middle of it. */
export async function alerts(): Promise<void> {
  const folder = temporaryFolder('avisos');
  const file = join(folder, 'avisos.sqlite');
  const env = { INBOX_FILE: join(folder, 'buzon.sqlite'), PUSH_ALLOW_LOOPBACK: '1' };
  const queued = () => {
    const database = openPushDatabase(file);
    const count = database.count('queue');
    database.close();
    return count;
  };
  let queuedAtFirst: number | undefined;
  const service = await startPushService({
    answer: () => {
      queuedAtFirst ??= queued();
      return { status: 201 };
    },
  });
  const served = async (changes: DatedChange[]) => startChildServer(writePushSite(folder, { japan: changes }), env);

  await (await served([BEFORE])).kill();
  printProgress(`${SUBSCRIPTIONS} suscripciones`);
  const database = openPushDatabase(file);
  for (let place = 0; place < SUBSCRIPTIONS; place += 1) {
    const { endpoint, keys } = service.subscription(`a${place}`);
    database.subscribe({ endpoint, ...keys, countries: [] });
  }
  database.close();

  printProgress('se mandan, con un kill -9 a la mitad');
  const begin = performance.now();
  const first = await served([NEWS, BEFORE]);
  while (service.times.size < SUBSCRIPTIONS / 2) await pause(20);
  await first.kill();
  const second = await served([NEWS, BEFORE]);
  while (queued() > 0) await pause(50);
  const seconds = (performance.now() - begin) / 1000;
  await second.kill();
  await service.stop();

  const times = [...service.times.values()];
  printTable(
    `AVISOS: un cambio para ${SUBSCRIPTIONS} suscripciones`,
    ['En cola antes del primero', 'Segundos', 'Por segundo', 'A la vez', 'Faltan', 'Dos veces', 'Más de dos'],
    [
      [
        queuedAtFirst,
        round(seconds, 1),
        round(SUBSCRIPTIONS / seconds, 0),
        service.mostAtOnce(),
        SUBSCRIPTIONS - times.length,
        times.filter((count) => count === 2).length,
        times.filter((count) => count > 2).length,
      ],
    ],
  );
  printNote('El servicio de avisos está en esta máquina, revisa cada firma y descifra cada aviso: mide a los dos.');
}
