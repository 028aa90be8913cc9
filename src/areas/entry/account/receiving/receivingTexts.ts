import { formatDay } from '#domain/values/days/formatDay.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { PaymentAccount } from '#domain/payment/paymentAccount.ts';
import { ACCOUNT_PROVIDER_NAMES, type AccountProvider } from '#domain/payment/paymentAccount.ts';

const ZONE = 'America/Sao_Paulo';

export const RECEIVING = {
  title: 'Conta para receber',
  lead: 'O dinheiro pago por PIX na plataforma pode cair direto na sua conta.',
  failed: 'Não foi possível carregar sua conta para receber.',
  provider: 'Provedor',
  number: 'Conta',
  states: {
    none: {
      badge: 'Sem conta conectada',
      text: 'Hoje a plataforma recebe o que é pago por PIX e repassa a você.',
    },
    live: {
      badge: 'Conectada',
      text: 'O que é pago por PIX cai direto nesta conta, sem esperar repasse. Devoluções saem dela também.',
    },
    person: {
      badge: 'Desconectada',
      text: 'A plataforma recebe as novas cobranças e repassa a você. As que já foram feitas continuam nesta conta, e as devoluções delas também.',
    },
    provider: {
      badge: 'Autorização encerrada',
      text: 'O provedor não aceita mais a autorização desta conta. Até você conectá-la de novo, a plataforma recebe as novas cobranças, e as que já foram feitas nela não podem ser conferidas nem devolvidas por aqui.',
    },
  },
  connect: (provider: AccountProvider) => `Conectar ${ACCOUNT_PROVIDER_NAMES[provider]}`,
  connectAgain: 'Conectar de novo',
  connectHint: (provider: AccountProvider) =>
    `Você vai para a página do ${ACCOUNT_PROVIDER_NAMES[provider]}, entra com a sua conta de lá e autoriza. Sua senha não passa por aqui.`,
  end: 'Desconectar conta',
} as const;

export const END_RECEIVING = {
  title: 'Desconectar a conta?',
  text: 'As próximas cobranças serão recebidas pela plataforma, que repassa a você.',
  stays:
    'As cobranças já feitas continuam na sua conta. Por 90 dias ainda as conferimos e, se for preciso, devolvemos o dinheiro a quem pagou; depois esquecemos a autorização.',
  confirm: 'Desconectar',
  decline: 'Manter conectada',
} as const;

export const RETURNED = {
  title: 'Falta um passo',
  text: 'O provedor autorizou. Confirme para receber nesta conta o que for pago por PIX a partir de agora.',
  confirm: 'Conectar esta conta',
  notNow: 'Agora não',
  connected: 'Conta conectada',
  refused: {
    title: 'Conta não conectada',
    text: 'A autorização não foi dada, e nada mudou. Você pode conectar a conta quando quiser.',
  },
  settings: 'Ir para as configurações',
} as const;

/** Since when an account is connected or ended, such as `desde 23/11/2026`. */
export function sinceText({ connectedAt, endedAt }: PaymentAccount): string {
  return `desde ${formatDay(momentIn(endedAt ?? connectedAt, ZONE).day)}`;
}

/** What the platform keeps of each charge, if anything. */
export function feeText(percent: number): string | undefined {
  const written = percent.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
  return percent === 0 ? undefined : `A plataforma fica com ${written}% de cada cobrança.`;
}
