import { resolve } from 'node:path';
import { Result } from 'effect';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#platform/settings/settings.ts';
import { OPERATOR } from '../api/testDependencies.ts';
import { OPERATOR_VARIABLES } from './operatorVariables.ts';

const faults = (variables: Record<string, string>) => Result.getOrThrow(Result.flip(readSettings(variables)));
const settings = (variables: Record<string, string>) => Result.getOrThrow(readSettings(variables));

const CLIENT = { OPENID_CLIENT_ID: 'a-client', OPENID_CLIENT_SECRET: 'a-secret' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://correio.example',
  MAIL_FROM: 'Quadra <ola@quadra.example>',
  ...OPERATOR_VARIABLES,
};
const EXAMPLE_OPERATOR = {
  name: 'Operadora de Exemplo Ltda.',
  cnpj: '00.000.000/0000-00',
  address: 'Rua de Exemplo, 0, Bairro, Cidade, UF, CEP 00000-000',
  email: 'contato@exemplo.invalid',
  dataProtection: { name: 'Pessoa de Exemplo', email: 'privacidade@exemplo.invalid' },
  isExample: true,
  platformFee: 0,
};
const openid = (issuer: string) => ({ provider: 'openid', issuer, clientId: 'a-client', clientSecret: 'a-secret' });

const WHATSAPP = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_NUMBER: '5513999990000',
  WHATSAPP_TOKEN: 'EAAJB',
  WHATSAPP_APP_SECRET: 'a-secret',
  WHATSAPP_VERIFY_TOKEN: 'a-word',
};

describe('settings', () => {
  it('are all there when nothing is set', () => {
    expect(settings({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      pool: {
        connections: 20,
        waitMs: 20_000,
        limits: { lock: 1_500, statement: 10_000, idle: 5_000 },
        statements: 'named',
      },
      processes: 1,
      publicUrl: 'http://localhost:3000',
      origin: 'http://localhost:3000',
      seed: 'demo',
      flows: true,
      apiDocs: true,
      limits: 'strict',
      payments: {
        current: { provider: 'sandbox' },
        others: [],
        keepUnreachable: false,
        connecting: { application: { provider: 'sandbox' }, keys: [expect.any(Buffer)] },
      },
      paymentsOrigin: undefined,
      trustedHops: 0,
      logLevel: 'info',
      mail: { smtpUrl: undefined, from: 'Quadra Livre <nao-responda@quadralivre.test>' },
      whatsapp: undefined,
      google: { provider: 'demo' },
      platformFeeBasisPoints: 0,
      priceCard: 'arena',
      mapFile: undefined,
      metricsToken: undefined,
      tracesUrl: undefined,
      operator: EXAMPLE_OPERATOR,
    });
  });

  it('come from the environment', () => {
    const given = {
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/quadra',
      DATABASE_URL: 'postgresql://quadra:s,2@banco:5432,outro/quadra',
      DATABASE_POOL: '40',
      DATABASE_WAIT_MS: '3000',
      DATABASE_LOCK_MS: '900',
      DATABASE_STATEMENT_MS: '7000',
      DATABASE_IDLE_MS: '4000',
      DATABASE_STATEMENTS: 'unnamed',
      PROCESSES: '3',
      PUBLIC_URL: 'https://quadra.example/app/',
      SEED: 'none',
      LIMITS: 'strict',
      PAYMENTS: 'mercado-pago,sandbox',
      PAYMENTS_MISSING: 'keep',
      MERCADO_PAGO_FORMER: '77:APP-old:a-secret',
      MERCADO_PAGO_TOKEN: 'APP_USR-1-031412-ab-123456',
      MERCADO_PAGO_SECRET: 'a-secret',
      MERCADO_PAGO_URL: 'http://127.0.0.1:9999',
      VITE_PAYMENTS_URL: 'https://pix.example/relay',
      TRUSTED_HOPS: '1',
      LOG_LEVEL: 'warn',
      PLATFORM_FEE: '2.5',
      PRICE_CARD: 'fixed',
      MAP_FILE: '/srv/mapas/brasil.pmtiles',
      METRICS_TOKEN: 'a-token-of-the-scraper-0001',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      SMTP_URL: 'smtps://quadra:segredo@correio.example',
      MAIL_FROM: 'Quadra <ola@quadra.example>',
      ...WHATSAPP,
      OPENID_CLIENT_ID: 'a-client',
      OPENID_CLIENT_SECRET: 'another-secret',
      ...OPERATOR_VARIABLES,
      OPERATOR_PHONE: '(13) 3333-4444',
    };
    const account = { url: 'http://127.0.0.1:9999', secret: 'a-secret', receiver: '123456' };
    expect(settings(given)).toEqual({
      production: true,
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/quadra',
      databaseUrl: 'postgresql://quadra:s,2@banco:5432,outro/quadra',
      pool: {
        connections: 40,
        waitMs: 3_000,
        limits: { lock: 900, statement: 7_000, idle: 4_000 },
        statements: 'unnamed',
      },
      processes: 3,
      publicUrl: 'https://quadra.example/app',
      origin: 'https://quadra.example',
      seed: 'none',
      flows: false,
      apiDocs: false,
      limits: 'strict',
      payments: {
        current: { provider: 'mercado-pago', ...account, token: 'APP_USR-1-031412-ab-123456' },
        others: [{ provider: 'sandbox' }, { provider: 'mercado-pago', ...account, token: 'APP-old', receiver: '77' }],
        keepUnreachable: true,
      },
      paymentsOrigin: 'https://pix.example',
      trustedHops: 1,
      logLevel: 'warn',
      mail: { smtpUrl: 'smtps://quadra:segredo@correio.example', from: 'Quadra <ola@quadra.example>' },
      whatsapp: {
        url: 'https://graph.facebook.com/v25.0',
        phoneId: '106540352242922',
        number: '5513999990000',
        token: 'EAAJB',
        secret: 'a-secret',
        verifyToken: 'a-word',
      },
      google: {
        provider: 'openid',
        issuer: 'https://accounts.google.com',
        clientId: 'a-client',
        clientSecret: 'another-secret',
      },
      platformFeeBasisPoints: 250,
      priceCard: 'fixed',
      mapFile: '/srv/mapas/brasil.pmtiles',
      metricsToken: 'a-token-of-the-scraper-0001',
      tracesUrl: 'http://127.0.0.1:4318/v1/traces',
      operator: { ...OPERATOR, phone: '(13) 3333-4444', platformFee: 2.5 },
    });
  });

  it('name the application with which people connect accounts of their own, and the keys of its tokens', () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const given = {
      PAYMENTS: 'mercado-pago',
      MERCADO_PAGO_TOKEN: 'APP_USR-1-031412-ab-123456',
      MERCADO_PAGO_SECRET: 'a-secret',
      MERCADO_PAGO_CLIENT_ID: '4934588586838432',
      MERCADO_PAGO_CLIENT_SECRET: 'of-the-application',
      SECRETS_KEY: `${first.toString('base64')},${second.toString('base64')}`,
    };
    expect(settings(given).payments.connecting).toEqual({
      application: {
        provider: 'mercado-pago',
        url: 'https://api.mercadopago.com',
        authorizationUrl: 'https://auth.mercadopago.com.br/authorization',
        clientId: '4934588586838432',
        clientSecret: 'of-the-application',
        secret: 'a-secret',
      },
      keys: [first, second],
    });
    const { MERCADO_PAGO_CLIENT_ID: _id, ...without } = given;
    expect(settings(without).payments.connecting).toBeUndefined();
    const { MERCADO_PAGO_CLIENT_SECRET: _secret, SECRETS_KEY: _keys, ...bare } = given;
    expect(faults(bare)).toEqual([
      'MERCADO_PAGO_CLIENT_SECRET não pode ficar vazio com MERCADO_PAGO_CLIENT_ID',
      'SECRETS_KEY não pode ficar vazio com MERCADO_PAGO_CLIENT_ID',
    ]);
    expect(faults({ ...given, PAYMENTS: 'sandbox' })).toEqual([
      'MERCADO_PAGO_CLIENT_ID só serve com PAYMENTS=mercado-pago',
    ]);
    expect(faults({ ...given, SECRETS_KEY: 'curta' })).toEqual([
      'SECRETS_KEY deve ter chaves de 32 bytes em base64, separadas por vírgulas',
    ]);
    // In production nothing is sealed with the key that everybody knows.
    expect(settings(PRODUCTION).payments.connecting).toBeUndefined();
    expect(settings({ ...PRODUCTION, SECRETS_KEY: given.SECRETS_KEY }).payments.connecting).toMatchObject({
      application: { provider: 'sandbox' },
    });
  });

  it('take an empty variable for one that is not set', () => {
    expect(settings({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(settings({}));
  });

  it('tell every variable that is wrong, each in a line', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'postgres://banco:5432,outro:x/quadra',
      DATABASE_POOL: '1',
      DATABASE_WAIT_MS: '0',
      DATABASE_LOCK_MS: '0',
      DATABASE_STATEMENT_MS: '10s',
      DATABASE_IDLE_MS: '600001',
      DATABASE_STATEMENTS: 'none',
      PROCESSES: '0',
      PUBLIC_URL: 'localhost',
      SEED: 'yes',
      LIMITS: 'none',
      PAYMENTS: 'cash',
      MERCADO_PAGO_URL: 'ftp://x',
      TRUSTED_HOPS: '-1',
      LOG_LEVEL: 'loud',
      PLATFORM_FEE: '2,5',
      PRICE_CARD: '40',
      SMTP_URL: 'http://x',
      MAIL_FROM: 'Quadra Livre',
      GOOGLE: 'yes',
      OPENID_ISSUER: 'accounts.google.com',
      FLOWS: 'yes',
      API_DOCS: 'true',
      METRICS_TOKEN: 'short',
      OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318',
      OPERATOR_CNPJ: '11.222.333/0001-82',
      OPERATOR_EMAIL: 'contato',
      DATA_PROTECTION_EMAIL: 'dados@',
    };
    expect(faults(wrong)).toEqual([
      'PORT deve ser um número inteiro de 0 a 65535',
      'DATABASE_URL deve ser um endereço completo que comece com postgres:// ou postgresql://',
      'DATABASE_POOL deve ser um número inteiro de 2 a 1000',
      'DATABASE_WAIT_MS deve ser um número inteiro de 100 a 60000',
      'DATABASE_LOCK_MS deve ser um número inteiro de 100 a 60000',
      'DATABASE_STATEMENT_MS deve ser um número inteiro de 1000 a 600000',
      'DATABASE_IDLE_MS deve ser um número inteiro de 1000 a 600000',
      'DATABASE_STATEMENTS deve ser named ou unnamed',
      'PROCESSES deve ser um número inteiro de 1 a 100',
      'PUBLIC_URL deve ser um endereço completo que comece com http:// ou https://',
      'SEED deve ser demo ou none',
      'LIMITS deve ser strict ou relaxed',
      'PAYMENTS deve ser um destes, ou vários separados por vírgula: sandbox, mercado-pago, mercado-pago-orders, asaas',
      'MERCADO_PAGO_URL deve ser um endereço completo que comece com http:// ou https://',
      'TRUSTED_HOPS deve ser um número inteiro de 0 a 10',
      'LOG_LEVEL deve ser fatal ou error ou warn ou info ou debug ou trace ou silent',
      'PLATFORM_FEE deve ser uma porcentagem de 0 a 100, como 2.5',
      'PRICE_CARD deve ser arena ou fixed',
      'SMTP_URL deve ser um endereço completo que comece com smtp:// ou smtps://',
      'MAIL_FROM deve ter um endereço, como Quadra Livre <ola@exemplo.com>',
      'GOOGLE deve ser demo ou openid ou off',
      'OPENID_ISSUER deve ser um endereço completo que comece com http:// ou https://',
      'OPERATOR_CNPJ deve ser um CNPJ com os dígitos certos',
      'OPERATOR_EMAIL deve ser um email, como ola@exemplo.com',
      'DATA_PROTECTION_EMAIL deve ser um email, como ola@exemplo.com',
      'FLOWS deve ser 1 ou 0',
      'API_DOCS deve ser 1 ou 0',
      'METRICS_TOKEN deve ter ao menos 24 caracteres, sem espaços',
      'OTEL_EXPORTER_OTLP_ENDPOINT deve ser um endereço completo que comece com http:// ou https://',
    ]);
  });

  it.each(['0x10', '1e3', ' 80', '80.5', 'abc'])('refuse the port %j', (PORT) => {
    expect(faults({ PORT })).toEqual(['PORT deve ser um número inteiro de 0 a 65535']);
  });

  it.each([
    ['0', 0],
    ['2.5', 250],
    ['0.07', 7],
    ['100', 10_000],
  ])('read a fee of %s %%', (PLATFORM_FEE, basisPoints) => {
    expect(settings({ PLATFORM_FEE }).platformFeeBasisPoints).toBe(basisPoints);
  });

  it.each(['-1', '100.5', '101', '2.505', '1e1', '2,5'])('refuse a fee of %s', (PLATFORM_FEE) => {
    expect(faults({ PLATFORM_FEE })).toEqual(['PLATFORM_FEE deve ser uma porcentagem de 0 a 100, como 2.5']);
  });

  // Red without `faultsOfWhatsapp` in settings.ts.
  it('have all that WhatsApp needs, or nothing, and send to nobody but Meta', () => {
    expect(settings({}).whatsapp).toBeUndefined();
    expect(faults({ ...WHATSAPP, WHATSAPP_APP_SECRET: '', WHATSAPP_VERIFY_TOKEN: '' })).toEqual(
      ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'].map(
        (name) => `${name} não pode ficar vazio: os avisos por WhatsApp precisam de todos os WHATSAPP_*`,
      ),
    );
    expect(faults({ ...WHATSAPP, WHATSAPP_NUMBER: '+55 13 99999-0000' })).toEqual([
      'WHATSAPP_NUMBER deve ser o número com o código do país, só com dígitos',
    ]);
    const elsewhere = [
      'http://graph.facebook.com/v25.0',
      'https://graph.facebook.com:8443/v25.0',
      'https://graph.facebook.com.evil.example/v25.0',
      'https://graph.facebook.com@evil.example/v25.0',
      'https://169.254.169.254/v25.0',
    ];
    for (const WHATSAPP_URL of elsewhere) {
      expect(faults({ ...WHATSAPP, WHATSAPP_URL })).toEqual([
        'WHATSAPP_URL deve começar com https://graph.facebook.com/, a não ser que o serviço esteja nesta máquina',
      ]);
    }
    expect(settings({ ...WHATSAPP, WHATSAPP_URL: 'http://127.0.0.1:9/v26.0/' }).whatsapp?.url).toBe(
      'http://127.0.0.1:9/v26.0',
    );
  });

  it('refuse in production what is only for measuring or trying', () => {
    expect(faults({ ...OPERATOR_VARIABLES, NODE_ENV: 'production', LIMITS: 'relaxed', SEED: 'demo' })).toEqual([
      'LIMITS=relaxed serve só para medições e é recusado com NODE_ENV=production',
      'SEED=demo cria contas cuja senha todos conhecem e é recusado com NODE_ENV=production',
      'SMTP_URL não pode ficar vazio com NODE_ENV=production: sem ele ninguém recebe nossas mensagens',
      'PAYMENTS deve ser escolhido com NODE_ENV=production: mercado-pago, ou sandbox para uma demonstração',
    ]);
    expect(settings({ LIMITS: 'relaxed' }).limits).toBe('relaxed');
    expect(settings(PRODUCTION).payments.current).toEqual({ provider: 'sandbox' });
  });

  // Row 44. Red without seedOf, and without `production` in what FLOWS and API_DOCS are when nothing is said of them.
  it('have in production nothing of the demonstration, and what shows the inside only by name', () => {
    const shown = ({ seed, flows, apiDocs, google }: ReturnType<typeof settings>) => [
      seed,
      flows,
      apiDocs,
      google.provider,
    ];
    expect(shown(settings(PRODUCTION))).toEqual(['none', false, false, 'off']);
    expect(shown(settings({ ...PRODUCTION, FLOWS: '1', API_DOCS: '1' }))).toEqual(['none', true, true, 'off']);
    expect(shown(settings({ FLOWS: '0', API_DOCS: '0', SEED: 'none' }))).toEqual(['none', false, false, 'off']);
  });

  it('refuse in production to send messages in the name of an example', () => {
    const { MAIL_FROM: _, ...given } = PRODUCTION;
    expect(faults(given)).toEqual([
      'MAIL_FROM deve dizer o remetente quando há SMTP_URL: o de exemplo não é aceito por ninguém',
    ]);
    expect(settings({ ...given, MAIL_FROM: 'ola@quadra.example' }).mail.from).toBe('ola@quadra.example');
  });

  // Red without `missingOf` in the contradictions of settings.ts.
  it.each(Object.keys(OPERATOR_VARIABLES))('refuse in production to leave out who runs it: %s', (name) => {
    expect(faults({ ...PRODUCTION, [name]: '' })).toEqual([
      `${name} não pode ficar vazio com NODE_ENV=production: a lei manda dizer quem opera a plataforma`,
    ]);
  });

  // Red when `isExample` is true only without any of the variables.
  it('show elsewhere an example, as one, until all of it is given', () => {
    expect(settings(OPERATOR_VARIABLES).operator).toEqual(OPERATOR);
    const { OPERATOR_CNPJ: _, ...rest } = OPERATOR_VARIABLES;
    expect(settings(rest).operator).toEqual({ ...OPERATOR, cnpj: '00.000.000/0000-00', isExample: true });
  });

  it('refuse Mercado Pago without its secrets', () => {
    expect(faults({ PAYMENTS: 'asaas', ASAAS_TOKEN: 't' })).toEqual([
      'ASAAS_SECRET não pode ficar vazio com PAYMENTS=asaas',
      'ASAAS_RECEIVER não pode ficar vazio com PAYMENTS=asaas',
    ]);
    expect(faults({ PAYMENTS: 'sandbox,mercado-pago-orders', MERCADO_PAGO_TOKEN: 'APP-1-7' })).toEqual([
      'MERCADO_PAGO_SECRET não pode ficar vazio com PAYMENTS=mercado-pago-orders',
    ]);
    expect(faults({ PAYMENTS: 'mercado-pago', MERCADO_PAGO_TOKEN: '' })).toEqual([
      'MERCADO_PAGO_TOKEN não pode ficar vazio com PAYMENTS=mercado-pago',
      'MERCADO_PAGO_SECRET não pode ficar vazio com PAYMENTS=mercado-pago',
    ]);
  });

  const SECRETS = [
    'MERCADO_PAGO_TOKEN',
    'MERCADO_PAGO_SECRET',
    'MERCADO_PAGO_CLIENT_ID',
    'MERCADO_PAGO_CLIENT_SECRET',
    'ASAAS_TOKEN',
    'ASAAS_SECRET',
    'ASAAS_RECEIVER',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
    'OPENID_CLIENT_ID',
    'OPENID_CLIENT_SECRET',
  ];

  // Row 34. Red without `trim` in `readSettings`.
  it.each([' ', '\t', ' \n '])('take a secret of %j for one that is missing', (blank) => {
    const given = Object.fromEntries(SECRETS.map((name) => [name, blank]));
    expect(settings({ ...PRODUCTION, ...given })).toEqual(settings(PRODUCTION));
    expect(faults({ ...PRODUCTION, ...given, PAYMENTS: 'mercado-pago,asaas' })).toEqual([
      'MERCADO_PAGO_TOKEN não pode ficar vazio com PAYMENTS=mercado-pago',
      'MERCADO_PAGO_SECRET não pode ficar vazio com PAYMENTS=mercado-pago',
      'ASAAS_TOKEN não pode ficar vazio com PAYMENTS=asaas',
      'ASAAS_SECRET não pode ficar vazio com PAYMENTS=asaas',
      'ASAAS_RECEIVER não pode ficar vazio com PAYMENTS=asaas',
    ]);
  });

  // Row 34. Red when `secret()` takes any text.
  it.each(SECRETS)('refuse in %s what a file of variables put around it', (name) => {
    for (const value of ['""', "''", '"segredo"', "'segredo'", 'segredo ', 'dois segredos', 'seção', '***']) {
      expect(faults({ [name]: value })).toContain(`${name} não pode ter espaços, acentos nem aspas`);
    }
    const taken = Result.match(readSettings({ [name]: '$aact_prod_0"x=' }), {
      onFailure: (all) => all.filter((fault) => fault.includes('aspas')),
      onSuccess: () => [],
    });
    expect(taken).toEqual([]);
  });

  it('read the least sum of a charge at Asaas in reais', () => {
    const given = { PAYMENTS: 'asaas', ASAAS_TOKEN: 't', ASAAS_SECRET: 's', ASAAS_RECEIVER: 'w' };
    const least = (text?: string) =>
      settings({ ...given, ...(text !== undefined && { ASAAS_LEAST: text }) }).payments.current;
    expect(
      [least(), least('3'), least('7,50'), least('0.01')].map((one) => 'leastAmount' in one && one.leastAmount),
    ).toEqual([5_00, 3_00, 7_50, 1]);
    for (const wrong of ['0', '0.00', '-1', '5.1', 'cinco']) {
      expect(faults({ ...given, ASAAS_LEAST: wrong })).toEqual(['ASAAS_LEAST deve ser um valor em reais, como 5.00']);
    }
  });

  // Row 34. Red without `openToOthers` in settings.ts.
  it.each(['MERCADO_PAGO_URL', 'MERCADO_PAGO_AUTHORIZATION_URL', 'ASAAS_URL', 'OPENID_ISSUER', 'VITE_PAYMENTS_URL'])(
    'refuse for %s plain http to another machine',
    (name) => {
      for (const address of ['http://api.example', 'http://127.0.0.1.api.example', 'http://10.0.0.1:8080']) {
        expect(faults({ [name]: address })).toEqual([
          `${name} deve começar com https://, a não ser que o serviço esteja nesta máquina`,
        ]);
      }
      for (const address of ['https://api.example', 'http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9']) {
        expect(Result.isSuccess(readSettings({ [name]: address }))).toBe(true);
      }
    },
  );

  // Red without `PUBLIC_URL` in `openToOthers`.
  it('refuse in production an address of their own that everybody on the way can read', () => {
    expect(faults({ ...PRODUCTION, PUBLIC_URL: 'http://quadra.example' })).toEqual([
      'PUBLIC_URL deve começar com https:// com NODE_ENV=production: senhas e sessões passam por ele',
    ]);
    expect(settings({ ...PRODUCTION, PUBLIC_URL: 'https://quadra.example' }).origin).toBe('https://quadra.example');
    expect(settings({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:8080' }).origin).toBe('http://localhost:8080');
    // A telephone in the same network may try it.
    expect(settings({ PUBLIC_URL: 'http://192.168.0.7:5173' }).origin).toBe('http://192.168.0.7:5173');
  });

  it('know whose account receives, from the token or by name', () => {
    const given = { PAYMENTS: 'mercado-pago', MERCADO_PAGO_TOKEN: 'opaque', MERCADO_PAGO_SECRET: 'a-secret' };
    expect(faults(given)).toEqual([
      'MERCADO_PAGO_RECEIVER deve dizer o número da conta que recebe: este token não termina com ele',
    ]);
    expect(settings({ ...given, MERCADO_PAGO_RECEIVER: '77' }).payments.current).toMatchObject({ receiver: '77' });
    expect(faults({ ...given, MERCADO_PAGO_RECEIVER: 'Ana' })).toEqual([
      'MERCADO_PAGO_RECEIVER deve ser o número de uma conta',
    ]);
  });

  it.each([
    ['the demonstration brings a provider of its own', {}, { provider: 'demo' }],
    ['without the demonstration there is none', { SEED: 'none' }, { provider: 'off' }],
    ['it can be left out of the demonstration', { GOOGLE: 'off' }, { provider: 'off' }],
    ['it can be had without the demonstration', { SEED: 'none', GOOGLE: 'demo' }, { provider: 'demo' }],
    ['a client is not used when somebody says so', { ...CLIENT, GOOGLE: 'off' }, { provider: 'off' }],
    ['a client that is set up is used', CLIENT, openid('https://accounts.google.com')],
    ['of whatever provider', { ...CLIENT, OPENID_ISSUER: 'https://id.example/a' }, openid('https://id.example/a')],
    ['plainly only here', { ...CLIENT, OPENID_ISSUER: 'http://127.0.0.1:9' }, openid('http://127.0.0.1:9')],
  ])('know who answers for Google: %s', (_rule, given, google) => {
    expect(settings(given).google).toEqual(google);
  });

  it('offer nothing in production unless a client is set up', () => {
    expect(settings(PRODUCTION).google).toEqual({ provider: 'off' });
    expect(faults({ ...PRODUCTION, GOOGLE: 'demo' })).toEqual([
      'GOOGLE=demo deixa qualquer um entrar e é recusado com NODE_ENV=production',
    ]);
  });

  it.each(['http://id.example', 'http://127.0.0.1.id.example', 'http://localhost.id.example', 'http://10.0.0.1'])(
    'refuse to believe %s, where others could speak for it',
    (OPENID_ISSUER) => {
      expect(faults({ ...CLIENT, OPENID_ISSUER })).toEqual([
        'OPENID_ISSUER deve começar com https://, a não ser que o serviço esteja nesta máquina',
      ]);
    },
  );

  it.each([{ OPENID_CLIENT_ID: 'a-client' }, { GOOGLE: 'openid' }])('refuse half a client: %j', (given) => {
    expect(faults(given)).toEqual(['OPENID_CLIENT_ID e OPENID_CLIENT_SECRET não podem ficar vazios com GOOGLE=openid']);
  });
});
