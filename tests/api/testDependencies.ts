import { tmpdir } from 'node:os';
import { pino } from 'pino';
import type { Operator } from '#domain/legal/operator.ts';
import type { Database } from '#platform/database/database.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { makeDependencies } from '#start/makeDependencies.ts';
import { readElsewhere } from '#platform/sheets/readElsewhere.ts';
import { drawElsewhere } from '#platform/drawing/drawElsewhere.ts';
import { processScript } from '../database/processScript.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import { providersOf } from '#core/payment/providers.ts';

type TestedParts = Partial<Omit<Dependencies, 'settings'>> & {
  readonly settings?: Partial<Dependencies['settings']>;
  /** The only provider, instead of the sandbox bank. */
  readonly provider?: PaymentProvider;
  /** Those that made charges before it. */
  readonly others?: readonly PaymentProvider[];
};

export const ORIGIN = 'https://quadra.example';

export const OPERATOR: Operator = {
  name: 'Quadra de Teste Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua da Areia, 10, Santos, SP, CEP 11000-000',
  email: 'contato@quadra.example',
  dataProtection: { name: 'Dora Dados', email: 'dados@quadra.example' },
  isExample: false,
  platformFee: 0,
};

/** The parts of a server in a test: the sandbox bank, and a mailer that keeps what it is given in `sent`. */
export function testDependencies(
  database: Database,
  { settings, provider, others, ...dependencies }: TestedParts = {},
): Dependencies & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  const made = makeDependencies({
    database,
    log: pino({ level: 'silent' }),
    draw: drawElsewhere(processScript('drawingProcess')),
    readSheet: readElsewhere(processScript('sheetProcess')),
    mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
    ...(provider && { providers: providersOf(provider, others) }),
    ...dependencies,
    settings: {
      publicUrl: ORIGIN,
      origin: ORIGIN,
      limits: 'strict',
      processes: 1,
      flows: false,
      apiDocs: true,
      platformFeeBasisPoints: 0,
      priceCard: 'arena',
      mapFile: undefined,
      operator: OPERATOR,
      payments: { current: { provider: 'sandbox' }, others: [], keepUnreachable: false },
      google: { provider: 'off' },
      mail: { smtpUrl: undefined, from: 'Quadra Livre <nao-responda@quadralivre.test>' },
      // Nothing in a test may write there: what writes files is given a folder of its own.
      dataDir: tmpdir(),
      ...settings,
    },
  });
  return { ...made, sent };
}
