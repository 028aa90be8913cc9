import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';

/** The words of the section about notices by WhatsApp. */
export const WHATSAPP_TEXTS = {
  title: 'Receber avisos por WhatsApp',
  lead: 'Reservas que mudam, lembretes de jogo e prazos de pagamento, na conversa com a Quadra Livre.',
  off: 'Mandamos só os avisos que você escolher, nunca propaganda. Para parar, responda PARAR na conversa ou volte aqui.',
  overdue: 'O código venceu e nenhuma mensagem chegou com ele. Crie outro quando quiser.',
  begin: 'Receber por WhatsApp',
  linking: 'Mande este código do WhatsApp em que você quer os avisos. É ele que prova que o número é seu.',
  code: 'Seu código',
  open: 'Abrir o WhatsApp',
  waiting: 'Esperando a sua mensagem. O código vale por 15 minutos.',
  decline: 'Agora não',
  on: (number: string | null, since: Date) =>
    `${number === null ? 'Os avisos chegam no seu WhatsApp' : `Os avisos chegam no WhatsApp ${phoneOf(number)}`} desde ${formatDay(momentIn(since, DEFAULT_ZONE).day)}.`,
  stop: 'Para parar, responda PARAR na conversa ou use o botão abaixo. O número é apagado daqui.',
  end: 'Parar de receber por WhatsApp',
} as const;

/** `+55 13 98888-7777`; a number of another country in its digits. It breaks at no space. Older Brazilian numbers have eight at WhatsApp. */
function phoneOf(number: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(number) ?? [];
  return area === undefined ? `+${number}` : `+55\u00a0${area}\u00a0${first}-${last}`;
}
