import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { chooseMailer } from './mail/chooseMailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { makeOwnAccounts, type OwnAccounts } from './payment/accounts/ownAccounts.ts';
import { chooseProviders } from './payment/chooseProviders.ts';
import type { Providers } from './payment/providers.ts';
import { PUSH_RULES, type PushRules } from './push/pushRules.ts';
import { readElsewhere, type ReadSheet } from './imports/readElsewhere.ts';
import { drawElsewhere, type Draw } from './previews/drawElsewhere.ts';
import type { CookieSafety } from './session/companion.ts';
import { makeOpenidClient, type OpenidClient } from './session/google/openidClient.ts';
import type { Settings } from './settings/settings.ts';
import { cloudApi } from './whatsapp/cloudApi.ts';
import type { Whatsapp } from './whatsapp/whatsapp.ts';

export type PartSettings = Pick<
  Settings,
  | 'publicUrl'
  | 'origin'
  | 'limits'
  | 'processes'
  | 'flows'
  | 'apiDocs'
  | 'google'
  | 'payments'
  | 'mail'
  | 'whatsapp'
  | 'dataDir'
  | 'platformFeeBasisPoints'
  | 'priceCard'
  | 'operator'
  | 'mapFile'
>;

/** What the areas of the server depend on; each takes what it needs. */
export interface Dependencies {
  readonly settings: PartSettings;
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly providers: Providers;
  /** Accounts that people connect; absent when they cannot. */
  readonly accounts: OwnAccounts | undefined;
  readonly mailer: Mailer;
  /** To which services of browsers messages are sent. */
  readonly push: PushRules;
  /** Our number at WhatsApp; absent where people are not told by it. */
  readonly whatsapp: Whatsapp | undefined;
  readonly cookie: CookieSafety;
  readonly openid: OpenidClient;
  /** Draws what messengers show of a link. */
  readonly draw: Draw;
  /** Reads uploaded spreadsheets. */
  readonly readSheet: ReadSheet;
}

type Required = Pick<Dependencies, 'settings' | 'database' | 'log'> & Partial<Dependencies>;

/** Creates what the settings name; a test may pass its own instead. */
export function makeDependencies(given: Required): Dependencies {
  const { settings, database, log } = given;
  const { connecting } = settings.payments;
  const accounts = given.accounts ?? makeOwnAccounts({ connecting, publicUrl: settings.publicUrl, database, log });
  return {
    accounts,
    providers: given.providers ?? chooseProviders(settings, database, accounts),
    mailer: given.mailer ?? chooseMailer(settings),
    push: PUSH_RULES,
    whatsapp: settings.whatsapp && cloudApi(settings.whatsapp),
    cookie: { secure: settings.publicUrl.startsWith('https://') },
    openid: makeOpenidClient(given),
    // The build puts both beside the bundle that this is in.
    draw: drawElsewhere(new URL('./drawingProcess.js', import.meta.url)),
    readSheet: readElsewhere(new URL('./sheetProcess.js', import.meta.url)),
    ...given,
  };
}
