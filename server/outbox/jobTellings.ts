import type { Told } from '../../domain/notices/tellings.ts';
import type { JobKind } from './jobs.ts';

const LETTER: Told = { nobody: 'É ela mesma uma mensagem.' };

/** The last part of the table of messages: what jobs change that others see. A new kind of job does not compile without its row. */
export const JOB_TELLINGS: Readonly<Record<JobKind, Told>> = {
  expireHold: { nobody: 'Quem reservou vê o prazo do PIX correr; a arena nunca soube da reserva.' },
  cancelCharge: ['paidTooLate', 'billPixTooLate'],
  refundCharge: [
    'refundDone',
    'refundRefused',
    'cartRefundDone',
    'cartRefundRefused',
    'billRefundDone',
    'billMoneyTrouble',
  ],
  reconcileCharge: ['pixReceived', 'paidTooLate', 'billPixReceived', 'billPaidByPix', 'billPixTooLate'],
  watchCharge: [
    'paymentDisputed',
    'paymentLost',
    'disputeWon',
    'cartDisputed',
    'billMoneyTrouble',
    'refundDone',
    'cartRefundDone',
    'billRefundDone',
    'reservationCancelled',
    'registrationLeft',
  ],
  keepAccount: { nobody: 'Renova um acesso; se ele se perde, o dono recebe a carta accountLost.' },
  endInvitations: ['invitationEnded'],
  clearClosedArena: ['reservationCancelled'],
  clearErasedPlayer: ['bookingCancelled'],
  extendSeries: ['seriesWeekTaken', 'seriesWeekLost'],
  chaseBills: ['billDue', 'billLate', 'seriesLapsed', 'seriesFreed'],
  expireCredits: ['creditEnding'],
  remind: ['reservationTomorrow', 'reservationSoon', 'pixEnding', 'cartPixEnding'],
  moveQueue: ['hourOffered'],
  endRebookings: { nobody: 'O aviso do fechamento já disse o prazo e o que vem depois dele.' },
  checkAudit: { nobody: 'O que a conferência acha está na página Operação.' },
  forgetPastClaims: { nobody: 'Apaga o que ninguém mais vê.' },
  sendResetLink: LETTER,
  sendEmailLink: LETTER,
  sendNotice: LETTER,
  announceEvent: ['eventChanged', 'eventCalledOff'],
  sendEventLetter: LETTER,
  giveNotice: ['courtsClosed', 'reservationCancelled', 'reservationMoved', 'reservationGiven', 'reservationTaken'],
  sendNoticeLetter: LETTER,
  sendPush: LETTER,
  sendWhatsapp: LETTER,
  fetchPicture: { nobody: 'Só muda a foto da própria pessoa.' },
};
