import type { CallingOff } from '#domain/events/calledOff.ts';
import type { Event } from '#domain/events/event.ts';
import { formatReais } from '#domain/values/money.ts';

export const CALL_OFF_EVENT = {
  ask: 'Cancelar evento',
  title: 'Cancelar evento?',
  confirm: 'Cancelar evento',
  decline: 'Manter evento',
} as const;

export const CALL_OFF_CATEGORY = {
  ask: 'Cancelar torneio',
  title: 'Cancelar torneio?',
  confirm: 'Cancelar torneio',
  decline: 'Manter torneio',
} as const;

export const CALLING_OFF = {
  loading: 'Calculando o que volta a quem…',
  failed: 'Não foi possível calcular o que volta a quem.',
  final: 'Não há como voltar atrás.',
} as const;

/** The consequences of calling off, shown before the decision. */
export function callingOffText({ registrations, finished, paidBack, paidToOrganizer }: CallingOff): string {
  const texts = registrations > 0 || finished === 0 ? [registrationsText(registrations)] : [];
  if (finished > 0) texts.push(finishedText(finished));
  if (paidBack.people > 0) {
    const [who, gets] = paidBack.people === 1 ? ['1 pessoa', 'recebe'] : [`${paidBack.people} pessoas`, 'recebem'];
    texts.push(`${who} ${gets} de volta ${formatReais(paidBack.total)} pela plataforma.`);
  }
  if (paidToOrganizer.people > 0) {
    const who = paidToOrganizer.people === 1 ? '1 pessoa' : `${paidToOrganizer.people} pessoas`;
    texts.push(
      `${who} ${paidToOrganizer.people === 1 ? 'pagou' : 'pagaram'} ${formatReais(paidToOrganizer.total)} direto a você: combine a devolução.`,
    );
  }
  if (paidBack.people + paidToOrganizer.people === 0 && registrations > 0) texts.push('Ninguém pagou ainda.');
  return texts.join(' ');
}

function finishedText(count: number): string {
  return count === 1
    ? '1 inscrição de torneio que já terminou fica como está.'
    : `${count} inscrições de torneios que já terminaram ficam como estão.`;
}

/** Offers the refund of those who withdrew from what was played. */
export function refundWithdrawnText({ people, total }: CallingOff['withdrawn']): string {
  const whom = people === 1 ? 'à pessoa que desistiu' : `às ${people} pessoas que desistiram`;
  return `Devolver também ${formatReais(total)} ${whom} depois do sorteio`;
}

function registrationsText(count: number): string {
  if (count === 0) return 'Ninguém está inscrito.';
  return count === 1 ? '1 inscrição é cancelada.' : `${count} inscrições são canceladas.`;
}

/** What remains afterwards: an event that only its organizer has seen leaves nothing behind. */
export function staysText({ status }: Pick<Event, 'status'>): string {
  if (status === 'AGUARDANDO_APROVACAO') return 'Ele não chega a aparecer para quem joga.';
  return 'Quem estava inscrito continua vendo a página, como cancelada. Torneios que já têm campeões ficam como estão.';
}
