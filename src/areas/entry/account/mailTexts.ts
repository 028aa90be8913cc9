import type { MailGroup } from '#domain/notices/mailChoices.ts';

/** The words of the section about letters, what devices show and messages. */
export const MAIL_TEXTS = {
  title: 'Emails e avisos',
  lead: 'Os avisos ficam sempre no app. Escolha quais chegam também fora dele.',
  loading: 'Lendo as escolhas de avisos',
  failed: 'Não foi possível ler as suas escolhas de avisos.',
  groups: 'O que você recebe',
  channels: { mail: 'Email', push: 'Aparelho', whatsapp: 'WhatsApp' },
  by: { mail: 'por email', push: 'nos aparelhos', whatsapp: 'por WhatsApp' },
  always: 'Dinheiro devolvido, segurança da conta e torneios cancelados chegam sempre.',
  quiet: 'Horas de silêncio',
  quietHint:
    'Nem email, nem aparelho, nem WhatsApp: o que acontecer nelas chega quando elas acabarem, pelo horário de Brasília.',
  from: 'das',
  fromLabel: 'Horas de silêncio: das',
  to: 'às',
  toLabel: 'Horas de silêncio: às',
  never: 'Nenhuma',
} as const;

/** What each group has, below its name. */
export const GROUP_HINTS: Readonly<Record<MailGroup, string>> = {
  reservations: 'A arena cancelou, mudou ou devolveu uma reserva sua.',
  reminders: 'Na véspera e duas horas antes de jogar, e uma semana antes de um crédito acabar.',
  payments: 'Um PIX está para vencer, ou uma mensalidade atrasou.',
  series: 'O seu horário de toda semana: pedidos, semanas perdidas, fim.',
  events: 'Convites, e o que a organização muda.',
  desk: 'A administração tirou a sua arena do ar, ou a trouxe de volta.',
  day: 'O dia da sua arena em seis linhas, quando ele acaba. Por email, só se você ligar.',
};
