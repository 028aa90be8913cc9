import { Result } from 'effect';
import { pino } from 'pino';
import type { PriceCardMode } from '#domain/arenas/arena.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { contract } from '#domain/contract/contract.ts';
import { registerFeatures } from '#start/features.ts';
import { type PaymentProvider, ProviderRefused } from '#core/payment/provider.ts';
import type { Providers } from '#core/payment/providers.ts';
import { buildApp } from '#platform/http/app.ts';
import { PUSH_RULES } from '#core/notices/push/pushRules.ts';
import { openWorld, type TestPerson } from '../../api/booking/world.ts';
import { metaSettings } from '../../api/whatsapp/meta.ts';
import { testDependencies } from '../../api/testDependencies.ts';
import { openTestDatabase } from '../../database/databases.ts';
import { coastFile } from '../../map/coastMap.ts';
import { openSceneGoogle } from './sceneGoogle.ts';

/** Nobody answers there: what is sent by WhatsApp is not asked about. */
const NOWHERE = 'http://127.0.0.1:9';
const ORIGIN = 'http://localhost';
/** Where a browser comes to: the port is the system's choice. */
const LISTENING = 'http://127.0.0.1:0';
export type SceneWorld = Awaited<ReturnType<typeof openSceneWorld>>;

/**
 * The whole server in process on an embedded database, at noon of tomorrow: whatever the hour, there are hours to book.
 * @param webRoot the folder of the built web app, for a browser; views bring their own
 */
export async function openSceneWorld(
  webRoot?: string,
  {
    flows = true,
    priceCard = 'arena',
    hasMap = true,
  }: { readonly flows?: boolean; readonly priceCard?: PriceCardMode; readonly hasMap?: boolean } = {},
) {
  const database = await openTestDatabase();
  database.passTime(untilNoonTomorrow(new Date()));
  const publicUrl = webRoot === undefined ? ORIGIN : LISTENING;
  const google = await openSceneGoogle(publicUrl);
  const mapFile = hasMap ? await coastFile() : undefined;
  const services = { areKnown: true };
  const known = testDependencies(database, {
    push: { ...PUSH_RULES, isAllowed: (endpoint) => services.areKnown && PUSH_RULES.isAllowed(endpoint) },
    settings: {
      publicUrl,
      origin: ORIGIN,
      limits: 'relaxed',
      flows,
      priceCard,
      mapFile,
      google: google.settings,
      whatsapp: metaSettings(NOWHERE),
    },
  });
  const now = () => new Date(Date.now() + database.clock.aheadMs());
  let signInCookie = '';
  const bank = { asksForCpf: false };
  const dependencies = {
    ...known,
    openid: google.reachedBy(known.openid),
    providers: { ...known.providers, of: async (made: Made) => askingCpf(bank, await known.providers.of(made)) },
  };
  const app = await buildApp({
    settings: { paymentsOrigin: undefined, trustedHops: 0, ...dependencies.settings },
    database,
    log: pino({ level: 'silent' }),
    register: (scope) => {
      scope.addHook('onSend', async (_request, reply) => {
        // The app's today is that of the replies: late in the evening the scenes pass on to the next morning.
        reply.header('date', now().toUTCString());
        signInCookie = /^quadra-google=([^;]+)/.exec(String(reply.getHeader('set-cookie')))?.[1] ?? signInCookie;
      });
      return registerFeatures(scope, dependencies);
    },
    ...(webRoot !== undefined && { webRoot }),
  });
  await app.ready();
  const world = await openWorld(database);

  return {
    ...world,
    app,
    google,
    /** Whether it makes no charge, because it was told no CPF. */
    bank,
    /** Whether this server knows the services of browsers, so that devices may show notices. */
    services,
    /** What binds the last attempt to sign in to its browser. */
    signInCookie: () => signInCookie,
    /** The server's present, which the app on the screen shares. */
    now,
    /** A session as the browser stores it after a login. */
    async sessionOf(person: TestPerson) {
      const headers = { authorization: `Bearer ${person.token}` };
      const reply = await app.inject({ method: 'GET', url: contract.me.path, headers });
      return { token: person.token, user: reply.json<{ data: { user: object } }>().data.user };
    },
    close: async () => {
      await app.close();
      await google.close();
      await database.close();
    },
  };
}

type Made = Parameters<Providers['of']>[0];

/** The bank as it is, or as one that wants a document of whoever pays. */
function askingCpf(bank: { readonly asksForCpf: boolean }, provider: PaymentProvider | undefined) {
  const refusal = new ProviderRefused({ cause: 'no document of the payer', reason: 'document_needed' });
  return provider && bank.asksForCpf ? { ...provider, create: async () => Result.fail(refusal) } : provider;
}

const SAO_PAULO_NOON_UTC = 'T15:00:00Z';

function untilNoonTomorrow(now: Date): number {
  const tomorrow = addDays(momentIn(now, DEFAULT_ZONE).day, 1);
  return new Date(toIsoDay(tomorrow) + SAO_PAULO_NOON_UTC).getTime() - now.getTime();
}
