import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { chooseMailer } from './mail/chooseMailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { chooseProviders } from './payment/chooseProviders.ts';
import type { Providers } from './payment/providers.ts';
import type { CookieSafety } from './session/companion.ts';
import { makeOpenidClient, type OpenidClient } from './session/google/openidClient.ts';
import type { Settings } from './settings/settings.ts';

export type PartSettings = Pick<
  Settings,
  | 'publicUrl'
  | 'origin'
  | 'limits'
  | 'flows'
  | 'apiDocs'
  | 'google'
  | 'payments'
  | 'mail'
  | 'dataDir'
  | 'platformFeeBasisPoints'
>;

/** What the areas are made of; each takes what it needs. */
export interface Parts {
  readonly settings: PartSettings;
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly providers: Providers;
  readonly mailer: Mailer;
  readonly cookie: CookieSafety;
  readonly openid: OpenidClient;
}

type Given = Pick<Parts, 'settings' | 'database' | 'log'> & Partial<Parts>;

/** Chooses what the settings name; a test gives its own instead. */
export function makeParts(given: Given): Parts {
  const { settings, database } = given;
  return {
    providers: given.providers ?? chooseProviders(settings, database),
    mailer: given.mailer ?? chooseMailer(settings),
    cookie: { secure: settings.publicUrl.startsWith('https://') },
    openid: makeOpenidClient(given),
    ...given,
  };
}
