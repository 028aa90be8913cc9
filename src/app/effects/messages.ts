import type { QueryKey } from '@tanstack/react-query';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import {
  AGENDA,
  ALTERATIONS,
  ARENAS,
  AVAILABILITY,
  COURTS,
  CPF,
  EVENTS,
  MAIL_CHOICES,
  PLATFORM_ADMIN,
  OWN_ARENA,
  PAYMENT_ACCOUNT,
  PAYOUTS,
  MADE_IMPORTS,
  PRICES,
  TOURNAMENTS,
  UNREGISTERED_ARENAS,
} from '../../shared/api/queryKeys.ts';
import { AGENDA_MESSAGES } from './agendaMessages.ts';
import { BOOKED, type Message, SAVE_FAILED, SAVED } from './effect.ts';
import { GUIDE_MESSAGES } from './guideMessages.ts';
import { TILL_MESSAGES } from './tillMessages.ts';
import { SERIES_MESSAGES } from './seriesMessages.ts';
import { WAITING_MESSAGES } from './waitingMessages.ts';
import { SLOT_MESSAGES } from './slotMessages.ts';
import { STAFF_MESSAGES } from './staffMessages.ts';
import { VOUCHER_MESSAGES } from './voucherMessages.ts';

/** The queries that a changed court makes stale: it is a column of the agenda and a place to book. */
const PLACES: readonly QueryKey[] = [
  [COURTS],
  [OWN_ARENA],
  [ARENAS],
  [AGENDA],
  [AVAILABILITY],
  [ALTERATIONS],
  [PRICES],
];
const OWN: readonly QueryKey[] = [[OWN_ARENA], [ARENAS]];

/** Which day and hour it is at the arena. */
const OWN_HOURS: readonly QueryKey[] = [...OWN, [AGENDA], [AVAILABILITY]];

const REGISTERED_MS = 10_000;
const OF_EVENTS: readonly QueryKey[] = [[EVENTS]];
const OF_ARENAS: readonly QueryKey[] = [[UNREGISTERED_ARENAS]];

const DECIDED: Message = {
  done: 'Status do evento alterado com sucesso!',
  failed: 'Erro ao alterar o status do evento.',
  refresh: OF_EVENTS,
};
const PUBLIC_PAGE_ON: Message = { done: 'Página pública ligada.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS };
const PUBLIC_PAGE_OFF: Message = { done: 'Página pública desligada.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS };
const REGISTERED: Message = {
  done: 'Inscrição realizada com sucesso!',
  failed: GENERAL_MESSAGE,
  durationMs: REGISTERED_MS,
  refresh: OF_EVENTS,
};
const REGISTERED_PAIR: Message = {
  ...REGISTERED,
  done: 'Inscrição realizada com sucesso! Ela será confirmada quando os dois jogadores pagarem.',
};
const UNREGISTERED: Message = {
  done: 'Inscrição cancelada com sucesso!',
  failed: 'Não foi possível cancelar a inscrição. Tente novamente mais tarde.',
  refresh: OF_EVENTS,
};
const CANCELLED: Message = {
  done: 'Reserva cancelada com sucesso!',
  failed: 'Erro ao cancelar a reserva',
  refresh: BOOKED,
};

/** The texts of each command and each simple form, and the queries that it makes stale, by its name. */
export const MESSAGES: Readonly<Record<CommandName | FormName, Message>> = {
  ...SLOT_MESSAGES,
  ...STAFF_MESSAGES,
  ...GUIDE_MESSAGES,
  ...VOUCHER_MESSAGES,
  ...SERIES_MESSAGES,
  ...WAITING_MESSAGES,
  undoImport: {
    done: 'Importação desfeita.',
    failed: 'Não foi possível desfazer a importação.',
    refresh: [[MADE_IMPORTS], ...BOOKED],
  },
  ...AGENDA_MESSAGES,
  cancelReservation: CANCELLED,
  deskCancellation: CANCELLED,
  ...TILL_MESSAGES,
  returnCartRefund: {
    done: 'Devolução registrada.',
    failed: 'Não foi possível registrar a devolução.',
    refresh: OF_EVENTS,
  },
  checkAudit: {
    done: 'Os registros serão conferidos agora. Atualize em instantes para ver o resultado.',
    failed: 'Não foi possível pedir a conferência.',
    refresh: [[PLATFORM_ADMIN]],
  },
  switchMail: { done: 'Escolha salva.', failed: GENERAL_MESSAGE, refresh: [[MAIL_CHOICES]] },
  chooseQuiet: { done: 'Horas de silêncio atualizadas.', failed: GENERAL_MESSAGE, refresh: [[MAIL_CHOICES]] },
  readNotice: { done: 'Aviso lido.', failed: GENERAL_MESSAGE },
  readNoticesUpTo: { done: 'Tudo lido.', failed: GENERAL_MESSAGE },
  retryJob: {
    done: 'A tarefa será tentada agora. Atualize em instantes para ver o resultado.',
    failed: 'Não foi possível tentar a tarefa de novo.',
    refresh: [[PLATFORM_ADMIN]],
  },
  beginConnection: { done: 'Abrindo a página do provedor…', failed: GENERAL_MESSAGE, refresh: [[PAYMENT_ACCOUNT]] },
  completeConnection: {
    done: 'Conta para receber conectada.',
    failed: 'Não foi possível conectar a conta.',
    refresh: [[PAYMENT_ACCOUNT]],
  },
  endPaymentAccount: {
    done: 'Conta para receber desconectada.',
    failed: 'Não foi possível desconectar a conta.',
    refresh: [[PAYMENT_ACCOUNT]],
  },
  payoutSheet: { done: 'Planilha baixada.', failed: GENERAL_MESSAGE },
  payout: {
    done: 'Repasse registrado.',
    failed: 'Não foi possível registrar o repasse. Tente novamente.',
    refresh: [[PAYOUTS]],
  },
  makePairLink: {
    done: 'Link criado. Envie a quem vai jogar com você.',
    failed: 'Não foi possível criar o link.',
    refresh: OF_EVENTS,
  },
  endPairLink: { done: 'Link desligado.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  openPairLink: {
    done: 'Convite aberto. Veja e responda.',
    failed: 'Não foi possível abrir o link. Tente novamente.',
    refresh: OF_EVENTS,
  },
  makeScorerLink: {
    done: 'Link criado. Copie e envie a quem vai marcar os placares.',
    failed: 'Não foi possível criar o link.',
    refresh: OF_EVENTS,
  },
  endScorerLink: { done: 'Link desligado.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  saveCalendar: { done: 'Arquivo da agenda salvo.', failed: GENERAL_MESSAGE },
  copyInvitation: { done: 'Link copiado!', failed: GENERAL_MESSAGE },
  removeScorer: { done: 'Esta pessoa não marca mais os placares.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  becomeScorer: {
    done: 'Agora você marca os placares deste torneio.',
    failed: 'Não foi possível abrir o link. Tente novamente.',
    refresh: OF_EVENTS,
  },
  stopScoring: { done: 'Você não marca mais os placares.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  saveSheet: { done: 'Planilha baixada.', failed: GENERAL_MESSAGE },
  reservationSheet: { done: 'Planilha baixada.', failed: GENERAL_MESSAGE },
  takingsSheet: { done: 'Planilha baixada.', failed: GENERAL_MESSAGE },
  cashBook: { done: 'Livro caixa baixado.', failed: GENERAL_MESSAGE },
  cancelTournament: {
    done: 'Torneio cancelado com sucesso!',
    failed: GENERAL_MESSAGE,
    refresh: [[TOURNAMENTS]],
  },
  deleteCourt: {
    done: 'Quadra excluída com sucesso!',
    failed: 'Não foi possível excluir a quadra!',
    refresh: PLACES,
  },
  sendEmailLink: { done: 'Enviamos outro link.', failed: GENERAL_MESSAGE },
  dropPendingEmail: { done: 'O email da conta continua o mesmo.', failed: GENERAL_MESSAGE },
  exportMyData: { done: 'Seus dados foram baixados.', failed: GENERAL_MESSAGE },
  newTournament: {
    done: 'Torneio criado com sucesso!',
    failed: 'Erro ao criar torneio. Tente novamente mais tarde.',
    refresh: [[TOURNAMENTS]],
  },
  cpf: { done: SAVED, failed: SAVE_FAILED, refresh: [[CPF]] },
  publicInfo: { done: SAVED, failed: SAVE_FAILED },
  newCourt: {
    done: 'Quadra criada com sucesso!',
    failed: 'Erro ao criar nova quadra. Tente novamente mais tarde.',
    refresh: PLACES,
  },
  court: { done: 'Quadra atualizada com sucesso!', failed: SAVE_FAILED, refresh: PLACES },
  arenaProfile: { done: SAVED, failed: SAVE_FAILED, refresh: OWN },
  arenaZone: { done: 'Fuso horário atualizado com sucesso!', failed: SAVE_FAILED, refresh: OWN_HOURS },
  photoText: { done: 'Descrição salva.', failed: SAVE_FAILED, refresh: OWN },
  movePhoto: { done: 'Ordem das fotos mudada.', failed: SAVE_FAILED, refresh: OWN },
  removeLogo: { done: 'Logo removido.', failed: 'Não foi possível remover o logo.', refresh: OWN },
  removePhoto: { done: 'Foto removida.', failed: 'Não foi possível remover a foto.', refresh: OWN },
  paymentMethod: {
    done: 'Método de pagamento atualizado com sucesso!',
    failed: 'Erro ao atualizar método de pagamento',
    refresh: OWN,
  },
  arenaPix: {
    done: 'Chave PIX da arena atualizada com sucesso!',
    failed: 'Erro ao atualizar a chave PIX da arena',
    refresh: OWN,
  },
  bookingRules: {
    done: 'Regras de reserva atualizadas com sucesso!',
    failed: 'Erro ao atualizar as regras de reserva',
    refresh: OWN,
  },
  cancellationPolicy: {
    done: 'Regra de cancelamento atualizada com sucesso!',
    failed: 'Erro ao atualizar a regra de cancelamento',
    refresh: OWN,
  },
  copyChoice: { done: 'Link copiado! Quem o abrir vê estes horários.', failed: GENERAL_MESSAGE },
  copyReservation: { done: 'Dados da reserva copiados!', failed: GENERAL_MESSAGE },
  copyPix: { done: 'PIX copiado com sucesso!', failed: GENERAL_MESSAGE },
  copyLink: { done: 'Link copiado com sucesso!', failed: GENERAL_MESSAGE },
  openPublicEvent: PUBLIC_PAGE_ON,
  closePublicEvent: PUBLIC_PAGE_OFF,
  openPublicTournament: PUBLIC_PAGE_ON,
  closePublicTournament: PUBLIC_PAGE_OFF,
  approveEvent: DECIDED,
  cancelEvent: DECIDED,
  newEvent: { done: 'Evento criado com sucesso!', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  newCategory: {
    done: 'Torneio criado com sucesso!',
    failed: 'Erro ao criar torneio. Tente novamente mais tarde.',
    refresh: OF_EVENTS,
  },
  pairRegistration: REGISTERED_PAIR,
  teamRegistration: REGISTERED,
  soloRegistration: REGISTERED,
  organizersPairRegistration: REGISTERED_PAIR,
  organizersTeamRegistration: REGISTERED,
  organizersSoloRegistration: REGISTERED,
  cancelRegistration: UNREGISTERED,
  cancelMyRegistration: UNREGISTERED,
  acceptInvitation: { done: 'Convite aceito. Boa sorte no torneio!', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  declineInvitation: { done: 'Convite recusado.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  confirmInvited: { done: 'Jogador confirmado.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  replaceInvited: { done: 'Convite enviado ao novo jogador.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  takeShares: { done: 'Pronto: o valor está no seu carrinho.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  removeRegistration: { ...UNREGISTERED, failed: 'Erro ao processar a solicitação.' },
  confirmPayment: {
    done: 'Pagamento confirmado com sucesso!',
    failed: 'Não foi possível confirmar o pagamento. Tente novamente mais tarde.',
    refresh: OF_EVENTS,
  },
  grantRefund: { done: 'Devolução autorizada.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  callOffEvent: { done: 'Evento cancelado.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  callOffCategory: { done: 'Torneio cancelado.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  redrawGroups: {
    done: 'Grupos sorteados de novo.',
    failed: 'Ocorreu um erro inesperado ao gerar os grupos',
    refresh: OF_EVENTS,
  },
  drawGroups: {
    done: 'Grupos gerados com sucesso!',
    failed: 'Ocorreu um erro inesperado ao gerar os grupos',
    refresh: OF_EVENTS,
  },
  makeMatches: {
    done: 'Partidas geradas com sucesso!',
    failed: 'Ocorreu um erro inesperado ao gerar as partidas',
    refresh: OF_EVENTS,
  },
  makeSecondPhase: {
    done: 'Segunda fase gerada com sucesso!',
    failed: 'Ocorreu um erro inesperado ao gerar a segunda fase',
    refresh: OF_EVENTS,
  },
  score: { done: 'Placar salvo com sucesso!', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  scoreCorrection: { done: 'Placar corrigido com sucesso!', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  category: { done: 'Torneio atualizado com sucesso!', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  event: { done: 'Evento atualizado com sucesso!', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  walkover: { done: 'Partida decidida por W.O.', failed: GENERAL_MESSAGE, refresh: OF_EVENTS },
  newUnregisteredArena: { done: 'Arena cadastrada com sucesso!', failed: GENERAL_MESSAGE, refresh: OF_ARENAS },
  unregisteredArena: { done: 'Arena atualizada com sucesso!', failed: SAVE_FAILED, refresh: OF_ARENAS },
  deleteUnregisteredArena: {
    done: 'Arena deletada com sucesso!',
    failed: 'Não foi possível deletar a arena!',
    refresh: OF_ARENAS,
  },
};
