import type { WriteName } from '#domain/contract/callNotices.ts';

/** The commands that take a deed back as if it had not been, each with the deeds that it takes back: what both tell together is nothing. */
export const UNDOS = {
  undoCancellation: ['cancelAtDesk'],
  undoMove: ['moveReservation'],
  undoGiving: ['giveReservation'],
  undoClosure: ['closeCourts'],
  restoreOccurrence: ['skipOccurrence'],
  undoPayments: ['payReservation', 'addInstallment', 'splitPayment'],
  clearNoShow: ['markNoShow'],
  undoCreditPayout: ['payOutCredit'],
  undoVoucherSale: ['sellVoucher'],
  undoSale: ['sellProduct', 'paySales'],
  undoImport: ['importReservations', 'importCustomers'],
  restorePrices: ['updateAllTimeSlots'],
} as const satisfies Partial<Record<WriteName, readonly WriteName[]>>;

/** Names of calls that sound like one. */
export const SOUNDS_LIKE_UNDO =
  /^(undo|un[a-z]+[A-Z]|restore|clear|reopen|return|withdraw|delete|remove|drop|leave|end|show|decline|refuse|forgive|expire)/;

const ENDS =
  'It ends what stood for as long as its people wanted, which they heard of; whom the end concerns hears of it.';
const OFFERS = 'It changes what is offered from now on. Nobody hears of that, nor heard of its beginning.';
const ANSWERS = 'It answers somebody, who hears of the answer.';

/** Those that are none, and why: what was told before them was so, and stays told. */
export const NO_UNDOS: Readonly<Partial<Record<WriteName, string>>> = {
  deleteInstallment: 'It takes back one of what `undoPayments` takes back, in the same words.',
  reopenCourts: 'Whom the closure cancelled keep their choice: the hours are offered anew.',
  showChoice: 'It shows others for half a minute what somebody is choosing, and tells nobody.',
  returnRefund: 'It says that money went back which a bank had refused.',
  returnBillRefund: 'It says that money went back which a bank had refused.',
  returnCartRefund: 'It says that money went back which a bank had refused.',
  returnVoucher: 'What is left of a voucher becomes money or credit, and its holder hears of it.',
  forgiveBill: 'The arena wants nothing more, as it agreed with the person.',
  withdrawSeriesRequest: 'The arena heard that it was asked, which was so; the request leaves its list.',
  withdrawStaffInvitation: 'The owners heard that somebody was invited, for their security: that stays.',
  unblockArena: 'The arena heard that its invitation was declined, which was so.',
  refuseSeries: ANSWERS,
  refuseRecord: ANSWERS,
  refuseSeriesRequest: ANSWERS,
  declineOffer: ANSWERS,
  declineInvitation: ANSWERS,
  leaveQueue: ENDS,
  leaveStaff: ENDS,
  removeStaff: ENDS,
  removeScorer: ENDS,
  removeRegistration: ENDS,
  endSeries: ENDS,
  endScorerLink: ENDS,
  endPairLink: ENDS,
  endPaymentLink: ENDS,
  endCustomerAccount: ENDS,
  refusePaymentLink: ANSWERS,
  endPaymentAccount: ENDS,
  expireVoucher: ENDS,
  deleteVoucher: ENDS,
  showArena: 'The arena hears of both: the second says that the first is over.',
  unpublishArena: 'Nobody hears of either: it changes a public page.',
  deleteCourt: OFFERS,
  deleteTimeSlot: OFFERS,
  deleteAlteration: OFFERS,
  deletePriceRule: OFFERS,
  deleteUnregisteredArena: OFFERS,
  removeArenaAvatar: OFFERS,
  dropPendingEmail: 'It concerns the own account alone.',
  endCalendarFeed: 'It concerns the own account alone.',
  endPush: 'It concerns the own account alone.',
  endWhatsapp: 'It concerns the own account alone.',
};
