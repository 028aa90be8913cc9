import type { Dependencies } from '#core/dependencies.ts';
import { cancelAtDesk } from './cancelAtDesk.ts';
import { giveReservation } from './give/giveReservation.ts';
import { undoGiving } from './give/undoGiving.ts';
import { addInstallment, deleteInstallment, splitPayment, undoPayments } from './installments.ts';
import { makeOwnerReservation } from './makeOwnerReservation.ts';
import { moveReservation } from './move/moveReservation.ts';
import { undoMove } from './move/undoMove.ts';
import { clearNoShow, markNoShow } from './noShow.ts';
import { payReservation } from './payReservation.ts';
import { readAgenda } from './readAgenda.ts';
import { searchReservations } from './readBooked.ts';
import { readMark } from './readMark.ts';
import { readSheet } from './readSheet.ts';
import { readWeek } from './readWeek.ts';
import { returnRefund } from './returnRefund.ts';
import { settleAtCounter } from './settleAtCounter.ts';
import { undoCancellation } from '#core/reservations/undoCancellation.ts';
import { writeNote } from './writeNote.ts';

/** The handlers of the calls in `domain/contract/agenda.ts`. */
export function agendaHandlers(dependencies: Dependencies) {
  return {
    agenda: readAgenda(dependencies),
    agendaMark: readMark(dependencies.database),
    agendaWeek: readWeek(dependencies),
    searchReservations: searchReservations(dependencies.database),
    reservationSheet: readSheet(dependencies),
    makeOwnerReservation,
    cancelAtDesk,
    undoCancellation,
    moveReservation,
    undoMove,
    giveReservation,
    undoGiving,
    payReservation,
    settleAtCounter,
    markNoShow,
    clearNoShow,
    writeNote,
    returnRefund,
    addInstallment,
    splitPayment,
    deleteInstallment,
    undoPayments,
  };
}
