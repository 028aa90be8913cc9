import { sentence } from '#domain/values/days/formatDay.ts';
import type { Member } from '#domain/registrations/members.ts';
import { formatReais } from '#domain/values/money.ts';
import type { PhaseRead } from '../../../../../machines/tournament/tournamentSetup.ts';
import { listNames } from '../tournamentTexts.ts';

/** How leaving counts: free until the draw, giving up from then on, and without effect after the final. */
type Leaving = 'free' | 'givingUp' | 'afterwards';

export function leavingIn(phase: PhaseRead | 'unread'): Leaving {
  if (phase === 'finished') return 'afterwards';
  return phase === 'registrations' || phase === 'unread' ? 'free' : 'givingUp';
}

interface LeavingTexts {
  readonly ask: string;
  readonly title: string;
  readonly confirm: string;
  readonly decline: string;
}

const CANCEL: LeavingTexts = {
  ask: 'Cancelar inscrição',
  title: 'Cancelar inscrição?',
  confirm: 'Cancelar inscrição',
  decline: 'Manter inscrição',
};
const GIVE_UP: LeavingTexts = {
  ask: 'Desistir',
  title: 'Desistir do torneio?',
  confirm: 'Desistir',
  decline: 'Continuar no torneio',
};
const GIVEN_UP: LeavingTexts = {
  ask: 'Registrar desistência',
  title: 'Registrar desistência?',
  confirm: 'Registrar desistência',
  decline: 'Manter inscrição',
};

export function leavingTexts(phase: PhaseRead | 'unread', isOrganizer: boolean): LeavingTexts {
  if (leavingIn(phase) !== 'givingUp') return CANCEL;
  return isOrganizer ? GIVEN_UP : GIVE_UP;
}

interface Left {
  /** Empty when the registration is unknown, because another window was faster. */
  readonly members: readonly Member[];
  /** What each member owes, in centavos. */
  readonly price: number;
  readonly phase: PhaseRead | 'unread';
  readonly isOrganizer: boolean;
}

/** What leaving means for the place or the matches, and for the money. */
export function leavingText({ members, price, phase, isOrganizer }: Left): string {
  const leaving = leavingIn(phase);
  const names = listNames(members.map(({ person }) => person.name));
  const what = phase === 'groups' ? OUT_OF_GROUP : WHAT[leaving];
  const first = names === '' ? `${sentence(what)}.` : `${names}: ${what}.`;
  return [first, ...moneyTexts(members, price, { leaving, isOrganizer })].join(' ');
}

const WHAT: Readonly<Record<Leaving, string>> = {
  free: 'a vaga fica livre',
  givingUp: 'as partidas que faltam viram vitória de quem joga contra (W.O.), e não há como voltar',
  afterwards: 'o torneio já terminou, e o resultado não muda',
};
const OUT_OF_GROUP = 'os grupos já foram sorteados; quem desiste sai do seu grupo, e não há como voltar';

function moneyTexts(
  members: readonly Member[],
  price: number,
  { leaving, isOrganizer }: { leaving: Leaving; isOrganizer: boolean },
): string[] {
  const who = (via: Member['paidVia']) => members.filter(({ paidVia }) => paidVia === via);
  const [platform, organizer, unpaid] = [who('platform'), who('organizer'), who('pending')];
  const texts = [];
  if (platform.length > 0) {
    texts.push(leaving === 'free' ? goesBackText(platform, price) : staysText(platform, price, isOrganizer));
  }
  if (organizer.length > 0) {
    texts.push(
      isOrganizer
        ? 'O que foi pago direto a você é você quem combina a devolução.'
        : 'O que foi pago direto à organização se combina com ela.',
    );
  }
  if (unpaid.length > 0) texts.push('O que ainda não foi pago deixa de ser cobrado.');
  return texts;
}

/** `Ana Souza recebe R$ 60,50 de volta.` */
function goesBackText(payers: readonly Member[], price: number): string {
  const gets = payers.length === 1 ? 'recebe' : 'recebem, cada um,';
  return `${namesOf(payers)} ${gets} ${formatReais(price)} de volta.`;
}

function staysText(payers: readonly Member[], price: number, isOrganizer: boolean): string {
  const paid = payers.length === 1 ? 'pagou' : 'pagaram, cada um,';
  const what = `Os ${formatReais(price)} que ${namesOf(payers)} ${paid} pela plataforma`;
  return isOrganizer
    ? `${what} não voltam automaticamente: se for justo, devolva em “Quem desistiu”.`
    : `${what} não voltam: só a organização pode devolver, se achar justo.`;
}

function namesOf(members: readonly Member[]): string {
  return listNames(members.map(({ person }) => person.name));
}
