import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OwnAccounts } from './payment/accounts/ownAccounts.ts';
import type { Providers } from './payment/providers.ts';
import type { SubjectMoneys } from './payment/subjectMoney.ts';
import type { PushRules } from './notices/push/pushRules.ts';
import type { ReadSheet } from '#platform/sheets/readElsewhere.ts';
import type { PreparePicture } from '#platform/uploads/preparePicture.ts';
import type { Draw } from '#platform/drawing/drawElsewhere.ts';
import type { CookieSafety } from './people/companion.ts';
import type { OpenidClient } from './people/google/openidClient.ts';
import type { Settings } from '#platform/settings/settings.ts';
import type { Whatsapp } from './notices/whatsapp/whatsapp.ts';

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
  /** What money does to what it pays for. */
  readonly subjects: SubjectMoneys;
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
  readonly preparePicture: PreparePicture;
}
