import { formatDay, shortWeekday } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { MyTournament, OwnMatch } from '#domain/tournament/myTournament.ts';
import { STAGE_NAMES } from '#domain/tournament/stageNames.ts';

export const MINE = {
  documentTitle: 'Meus torneios · Quadra Livre',
  title: 'Meus torneios',
  lead: 'Onde você joga, o que falta pagar e contra quem é a próxima partida.',
  loading: 'Carregando seus torneios…',
  failed: 'Não foi possível carregar seus torneios.',
  none: 'Você não está em nenhum torneio',
  noneHint: 'Quando você se inscrever, seu grupo, suas partidas e o que falta pagar aparecem aqui.',
  find: 'Ver eventos',
  older: 'Ver todos os eventos em que estive',
  payments: 'Pagamentos de eventos',
  entered: 'Inscrito',
  when: 'Quando',
  where: 'Onde',
  with: 'Com',
  owed: 'Falta pagar',
  pay: 'Pagar',
  howToPay: 'Ver como pagar',
  waiting: 'Sua parte está paga. Falta a de quem joga com você.',
  paid: 'Inscrição paga',
  next: 'Próxima partida',
  last: 'Último resultado',
  champion: 'Campeões!',
  over: 'Este torneio terminou.',
  won: 'Vitória',
  lost: 'Derrota',
  walkover: 'W.O.',
  see: 'Ver torneio',
  open: 'a definir',
} as const;

export const SCORED = {
  title: 'Você marca os placares',
  open: 'Marcar placares',
  end: 'Deixar de marcar',
  endTitle: 'Deixar de marcar os placares?',
  endText: 'Você só volta a marcar com um link novo da organização. Os placares que você pôs ficam.',
  decline: 'Continuar marcando',
} as const;

/** Why there is no next match yet. */
export function noNextText({ group, next, last, tournament }: MyTournament): string {
  if (tournament.status === 'FINALIZADO') return MINE.over;
  if (!group) return 'Os grupos ainda não foram definidos.';
  if (next) return '';
  return last ? 'Você não tem partida marcada agora.' : 'As partidas ainda não foram definidas.';
}

/** `Ana Souza / Bia Prado` */
export function sideText(names: readonly string[]): string {
  return names.join(' / ');
}

/** `contra Ana Souza / Bia Prado` */
export function againstText({ opponents }: OwnMatch): string {
  return `contra ${opponents ? sideText(opponents) : MINE.open}`;
}

/** `Grupo A`, or `Semifinal` */
export function stageText({ group, stage }: OwnMatch): string {
  return group?.name ?? STAGE_NAMES[stage];
}

/** `sex, 10/05/2030` */
export function whenText({ tournamentDate: { startDate } }: MyTournament['tournament']): string {
  return `${shortWeekday(startDate)}, ${formatDay(startDate)}`;
}

/** `Arena Maré Alta, Rua da Areia, 10, Santos` */
export function whereText({ arenaName, address: { street, city } }: MyTournament['event']): string {
  return `${arenaName}, ${street}, ${city}`;
}

/** The most urgent of the tournaments, in a title and a line: the next match, then what is owed, then the next day of play. */
export function newsOf(tournaments: readonly MyTournament[]): { title: string; text: string } | undefined {
  const live = tournaments.filter(({ tournament }) => tournament.status !== 'FINALIZADO');
  const playing = live.find(({ next }) => next !== undefined);
  if (playing?.next) return { title: MINE.next, text: `${stageText(playing.next)}, ${againstText(playing.next)}` };
  const owing = live.find(({ owed }) => owed > 0);
  if (owing) return { title: `${MINE.owed} ${formatReais(owing.owed)}`, text: nameOf(owing) };
  const [ahead] = live.toReversed();
  return ahead && { title: MINE.entered, text: `${nameOf(ahead)}, ${whenText(ahead.tournament)}` };
}

function nameOf({ tournament, event }: MyTournament): string {
  return `${tournament.category}, ${event.name}`;
}
