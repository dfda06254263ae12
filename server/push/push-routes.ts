import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  MOST_FOLLOWED,
  PUSH_KEY_PATH,
  RENEW_PATH,
  SUBSCRIBE_PATH,
  UNSUBSCRIBE_PATH,
} from '../../src/catalogue/push-message.ts';
import { questionPath } from '../../src/catalogue/slug.ts';
import { addressOf } from '../client-address.ts';
import type { UseDatabase } from '../database.ts';
import { createRateLimit } from '../rate-limit.ts';
import { bodyType, jsonAnswer, type PostLimits, type PostRefusal, readPost } from '../request-body.ts';
import type { Site } from '../site.ts';
import { areKeys, endpointRefusal } from './endpoint.ts';
import type { PushDatabase } from './push-database.ts';

/** A hundred thousand take 50 MB and some hours to tell. */
const MOST_SUBSCRIPTIONS = 100_000;
/** Of one network and a day: more than will come from behind one address of a telephone company, far less than would fill the file. */
const MOST_A_DAY = 300;
const DAY_MS = 86_400_000;

export interface PushOptions extends PostLimits {
  useFile: UseDatabase<PushDatabase>;
  allowLoopback: boolean;
}

const endpointSchema = v.string('Falta la dirección de avisos.');
const addressEntries = { endpoint: endpointSchema, keys: v.strictObject({ p256dh: v.string(), auth: v.string() }) };
const subscriptionSchema = v.strictObject({
  ...addressEntries,
  countries: v.pipe(v.array(v.string()), v.maxLength(MOST_FOLLOWED)),
});
const renewalSchema = v.strictObject({ ...addressEntries, former: endpointSchema });
const goodbyeSchema = v.strictObject({ endpoint: endpointSchema });

type BrowserAddress = v.InferOutput<v.ObjectSchema<typeof addressEntries, undefined>>;
type Refusal = [status: PostRefusal['status'] | 404 | 422 | 503, sentence: string];

/** Where a browser asks for alerts and takes it back. What is kept: its address, the keys to it and the countries. */
export function addPushRoutes(app: Hono, site: Site, options: PushOptions): void {
  const { useFile, allowLoopback } = options;
  const addressRefusal = ({ endpoint, keys: { p256dh, auth } }: BrowserAddress): Refusal | undefined => {
    const refusal = endpointRefusal(endpoint, allowLoopback);
    if (refusal) return [422, refusal];
    return areKeys(p256dh, auth) ? undefined : [422, 'Las claves de la suscripción no sirven.'];
  };
  // Counted in memory alone: where somebody was is not kept.
  const newOnes = createRateLimit({ most: MOST_A_DAY, windowMs: DAY_MS });
  app.get(PUSH_KEY_PATH, () =>
    orUnavailable(async () => jsonAnswer(200, { key: (await useFile(({ keys }) => keys)).publicKey })),
  );

  app.all(SUBSCRIBE_PATH, (c) => {
    // Counted once, however often a lock lets it be tried.
    let wait: number | undefined;
    return receive(c, options, subscriptionSchema, (file, { endpoint, keys, countries }): Refusal | undefined => {
      const refusal = addressRefusal({ endpoint, keys });
      if (refusal) return refusal;
      const unknown = countries.find((slug) => !/^[a-z-]+$/.test(slug) || !site.files.has(questionPath(slug)));
      if (unknown !== undefined) return [422, 'Uno de los destinos no existe en este sitio.'];
      // Only what is new is counted: whoever has alerts can always choose other countries.
      if (!file.isSubscribed(endpoint)) {
        if (file.count('subscriptions') >= MOST_SUBSCRIPTIONS) return [503, 'Por ahora no caben más avisos.'];
        wait ??= newOnes(addressOf(c, options.trustProxy, 48));
        if (wait > 0) return [429, 'Desde tu red ya se pidieron muchos avisos: inténtalo mañana.'];
      }
      file.subscribe({ endpoint, ...keys, countries });
      return undefined;
    });
  });

  app.all(RENEW_PATH, (c) =>
    receive(c, options, renewalSchema, (file, { former, endpoint, keys }): Refusal | undefined => {
      const refusal = addressRefusal({ endpoint, keys });
      if (refusal) return refusal;
      const isKnown = file.renew(former, { endpoint, ...keys });
      return isKnown ? undefined : [404, 'No conocemos la dirección de antes: pide los avisos otra vez.'];
    }),
  );

  app.all(UNSUBSCRIBE_PATH, (c) =>
    receive(c, options, goodbyeSchema, (file, { endpoint }) => void file.unsubscribe(endpoint)),
  );
}

/** Said of what is refused before anybody looks at what it says. */
const REFUSALS: Record<PostRefusal['status'], string> = {
  400: 'No se pudo leer la suscripción.',
  403: 'Solo recibimos lo que se envía desde este sitio.',
  405: 'Esta dirección solo recibe suscripciones.',
  413: 'La suscripción es demasiado larga.',
  415: 'Esta dirección solo recibe JSON en UTF-8.',
  429: 'Demasiados envíos: espera un minuto.',
};

async function receive<Schema extends v.GenericSchema>(
  c: Context,
  options: PushOptions,
  schema: Schema,
  act: (file: PushDatabase, sent: v.InferOutput<Schema>) => Refusal | undefined,
): Promise<Response> {
  const type = bodyType(c.req);
  const post = await readPost(c, type === 'json' ? type : undefined, options);
  if ('status' in post) return refused([post.status, REFUSALS[post.status]], post.headers);
  const sent = v.safeParse(schema, Object.fromEntries(post.fields));
  if (!sent.success) return refused([422, 'No se pudo leer la suscripción.']);
  return orUnavailable(async () => {
    const refusal = await options.useFile((file) => act(file, sent.output));
    return refusal ? refused(refusal) : jsonAnswer(200, { ok: true });
  });
}

/** The file that cannot be used says why in the log; the browser may ask again. */
async function orUnavailable(use: () => Promise<Response>): Promise<Response> {
  try {
    return await use();
  } catch {
    return refused([503, 'En este momento no podemos guardarlo: inténtalo en unos minutos.'], { 'Retry-After': '30' });
  }
}

function refused([status, error]: Refusal, headers: Record<string, string> = {}): Response {
  return jsonAnswer(status, { ok: false, error }, headers);
}
