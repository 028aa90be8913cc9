import type { Match, Stage } from '#domain/tournament/match.ts';
import { namesOf } from '#domain/tournament/sides.ts';
import type { Round } from './matchLists.ts';

export const MATCHES = {
  loading: 'Carregando partidas…',
  failed: 'Não foi possível carregar as partidas.',
  none: 'As partidas ainda não foram definidas.',
  noneHint: 'Elas aparecem aqui depois do sorteio dos grupos.',
  seeGroups: 'Ver grupos',
  noneToPlay: 'Nenhum grupo tem partidas.',
  noneToPlayHint: 'Em cada grupo ficou só uma inscrição: quem ficou segue direto para a segunda fase.',
  noneInGroups: 'Nenhuma partida da fase de grupos disponível.',
  noneInGroupsHint: 'Aqui se joga direto nas chaves.',
  groupPhase: 'Fase de Grupos',
  bracket: 'Chaves do Torneio',
  toBracket: 'Ver Chaveamento',
  toBracketShort: 'Chaves',
  toGroups: 'Ver Fase de Grupos',
  toGroupsShort: 'Grupos',
  rounds: 'Ir para a rodada',
  zoom: 'Tamanho das chaves',
  larger: 'Aumentar',
  smaller: 'Diminuir',
  fit: 'Ajustar à tela',
} as const;

export const CARD = {
  versus: 'VS',
  open: 'A definir',
  winner: 'Venceu',
  walkover: 'W.O.',
  walkoverHint: 'vitória por desistência',
  toPlay: 'A jogar',
  own: 'Sua partida',
  setScore: 'Definir placar',
  editScore: 'Editar placar',
  held: 'Não enviado',
} as const;

/** The titles of the bracket's sections. */
export const SECTIONS: Readonly<Record<Exclude<Stage, 'GRUPOS'>, string>> = {
  ELIMINATORIAS: 'Eliminatórias',
  OITAVAS: 'Oitavas de final',
  QUARTAS: 'Quartas de final',
  SEMIFINAL: 'Semifinais',
  TERCEIRO_LUGAR: 'Terceiro lugar',
  FINAL: 'Final',
};

export function roundName(number: number): string {
  return `${number}ª rodada`;
}

/** `2ª rodada`, `Oitavas`, `Final`: short, since all of them stand in one line. */
export function shortRound({ stage, numberInStage }: Pick<Round, 'stage' | 'numberInStage'>): string {
  return numberInStage === undefined ? SECTIONS[stage].replace(' de final', '') : roundName(numberInStage);
}

/** `Ana Souza / Bia Prado contra Rui Vaz / Leo Luz` */
export function versus({ doubleOne, doubleTwo }: Pick<Match, 'doubleOne' | 'doubleTwo'>): string {
  return `${namesOf(doubleOne)} contra ${namesOf(doubleTwo)}`;
}

export function winsText(wins: number): string {
  return wins === 1 ? '1 vitória' : `${wins} vitórias`;
}

export const SCORE = {
  save: 'Salvar placar',
  clear: 'Apagar placar',
  dismiss: 'Agora não',
  games: 'Games de',
  fewer: 'Um game a menos para',
  more: 'Um game a mais para',
  clearedElsewhere: 'Em outra janela este placar foi apagado.',
  gone: 'Esta partida não existe mais: as chaves foram refeitas.',
  decided: 'Esta partida terminou por desistência.',
  close: 'Voltar às partidas',
} as const;

export const CLEAR_SCORE = {
  title: 'Apagar placar?',
  confirm: 'Apagar placar',
  decline: 'Manter placar',
} as const;

/** Says what deleting a score changes: the group's table, or who plays the next match. */
export function clearText(names: string, stage: Stage): string {
  const follows =
    stage === 'GRUPOS'
      ? 'A classificação do grupo é calculada de novo.'
      : 'Quem avançou por ela deixa a próxima partida.';
  return `${names}: a partida volta a ficar sem placar, ou, se alguém já desistiu, fica decidida por W.O. ${follows}`;
}
