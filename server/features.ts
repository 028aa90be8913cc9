import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { arenaHandlers } from './arenas/arenaHandlers.ts';
import { bookingHandlers } from './booking/bookingHandlers.ts';
import type { Database } from './database/database.ts';
import { type Handlers, registerContract } from './http/contractRoutes.ts';
import { registerDocumentation } from './http/documentation.ts';
import { startOutbox } from './outbox/startOutbox.ts';
import { startTidying } from './outbox/startTidying.ts';
import { registerBankPage } from './payments/bankPage.ts';
import { chooseProvider } from './payments/chooseProvider.ts';
import { paymentNotification } from './payments/notifications.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { paymentRelay } from './payments/relay.ts';
import { makeAuthenticate } from './session/authenticate.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import type { Settings } from './settings/settings.ts';

interface FeatureParts {
  readonly settings: Pick<Settings, 'payments' | 'publicUrl' | 'limits'>;
  readonly database: Database;
  readonly log: Logger;
  /** Another one than the settings name. */
  readonly provider?: PaymentProvider;
}

export interface Features {
  /** Puts routes on the server. */
  readonly register: (app: FastifyInstance) => Promise<void>;
  /** Begins the work that nobody's request waits for. `stop` resolves when the jobs at hand are done. */
  readonly start: () => { readonly stop: () => Promise<void> };
}

/** Where the product's areas are put together and given what they need. */
export function makeFeatures(parts: FeatureParts): Features {
  const { settings, database, log } = parts;
  const provider = parts.provider ?? chooseProvider(settings, database);
  const payments = { database, provider, log };
  const handlers: Handlers = {
    ...sessionHandlers({
      database,
      cookie: { secure: settings.publicUrl.startsWith('https://') },
      limits: settings.limits,
    }),
    ...arenaHandlers(database),
    ...bookingHandlers({ ...payments, areBookingsLimited: settings.limits === 'strict' }),
    paymentRelay: paymentRelay(payments),
    paymentNotification: paymentNotification(payments),
  };
  return {
    async register(app) {
      await registerDocumentation(app);
      registerContract(app, { handlers, database, authenticate: makeAuthenticate(database) });
      if (provider.name === 'sandbox') registerBankPage(app, database);
    },
    start() {
      const works = [startOutbox(payments), startTidying(database, log)];
      return { stop: async () => void (await Promise.all(works.map((work) => work.stop()))) };
    },
  };
}
