import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { newToken } from '#core/people/tokens.ts';
import { orderOf } from '../api/booking/world.ts';
import { categoryForm } from '../api/events/festival.ts';
import type { OthersThings } from './othersThings.ts';

type Write = {
  [Name in EndpointName]: (typeof contract)[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];
export type Cast = keyof OthersThings['cast'];

/** A write about a thing that belongs to somebody. */
interface Attempt {
  /** Who may do it, the first of them is its control. */
  readonly mayBy: readonly [Cast, ...Cast[]];
  /** What it is about: the identifier in its address, or in its body. */
  readonly about: (things: OthersThings) => string;
  readonly body?: (things: OthersThings, about: string) => object;
  /** The second identifier of its address. */
  readonly player?: (things: OthersThings) => string;
}

/** Writes that name nothing of others, by why. Everything else is tried. */
export const WITHOUT_OWNER = {
  entering: ['login', 'logout', 'registerPlayer', 'registerArena', 'forgotPassword', 'googleLogin', 'linkGoogle'],
  // recovery.test.ts, email.test.ts, scorers.test.ts, payments.test.ts.
  provenByToken: [
    'resetPassword',
    'checkResetLink',
    'confirmEmail',
    'becomeScorer',
    // invitations.test.ts.
    'openPairLink',
    'paymentNotification',
    'whatsappNotification',
  ],
  oneself: ['updateMyAccount', 'sendEmailLink', 'dropPendingEmail', 'updateMyProfile', 'updateMyCpf', 'updateMyAvatar'],
  // proof.test.ts.
  ownProof: ['reauthenticate'],
  oneselfToo: ['eraseMyAccount', 'answerTerms', 'beginConnection', 'completeConnection', 'endPaymentAccount'],
  // tests/api/mail.
  ownMail: ['switchMailGroup', 'chooseQuietHours'],
  // tests/api/push, pushAddress.test.ts.
  ownPush: ['keepPush', 'endPush'],
  // tests/api/whatsapp, whatsapp.test.ts.
  ownWhatsapp: ['makeWhatsappCode', 'endWhatsapp'],
  // tests/api/calendar.
  // downloads.test.ts.
  ownFiles: ['download', 'keepSheet'],
  ownCalendar: ['makeCalendarFeed', 'endCalendarFeed'],
  // tests/api/notices.
  ownNotices: ['readNotice', 'readNoticesUpTo'],
  // staff.test.ts, tests/api/signUp/openArena.test.ts.
  ownTeam: ['openArena', 'inviteStaff', 'joinStaff', 'workAt', 'leaveStaff', 'handArena'],
  ownArena: [
    'startTill',
    'updatePaymentMethod',
    'updateArenaPix',
    'updateBookingRules',
    'previewOpeningHours',
    'updateOpeningHours',
    'updateArenaProfile',
    'updateAllTimeSlots',
  ],
  // tests/api/settings/pictures.test.ts.
  ownPictures: ['updateArenaAvatar', 'removeArenaAvatar', 'addArenaPhoto', 'arrangeArenaPhotos'],
  // tests/attacks/paymentLinks.test.ts: by the secret alone.
  ownLink: ['openedPaymentLink', 'payLinkByPix', 'sayPaymentLinkPaid'],
  // tests/api/closures.
  ownClosures: ['measureClosure', 'closeCourts', 'undoClosure', 'reopenCourts'],
  // tests/api/closures/rebooking.test.ts.
  ownRebookings: ['chooseRebooking'],
  // tests/api/series.
  ownSeries: ['previewSeries', 'createSeries', 'skipOccurrence', 'restoreOccurrence', 'endSeries'],
  // tests/api/waiting/waiting.test.ts.
  ownPlaces: ['joinQueue', 'leaveQueue', 'declineOffer'],
  // tests/api/booking/choices.test.ts.
  ownChoice: ['showChoice'],
  // tests/api/series/requests.test.ts.
  // tests/api/series/invitations.test.ts, tests/attacks/strangers.test.ts.
  ownInvitations: ['acceptSeries', 'refuseSeries', 'blockArena', 'unblockArena'],
  ownRequests: ['askForSeries', 'withdrawSeriesRequest', 'refuseSeriesRequest'],
  // tests/api/series/bills.test.ts.
  ownBills: ['payBill', 'forgiveBill', 'updateBillRule'],
  // tests/api/series/billPix.test.ts.
  ownBillsByPix: ['payBillByPix', 'returnBillRefund'],
  ownMoney: ['updateCancellationPolicy'],
  // tests/api/settings/zone.test.ts.
  ownZone: ['updateArenaZone'],
  // tests/api/players/creditLife.test.ts.
  ownCredit: ['payOutCredit', 'undoCreditPayout', 'receiveCredit'],
  // publication.test.ts.
  ownPublication: ['publishArena', 'unpublishArena', 'passGuideStep'],
  somethingNew: [
    'createCourt',
    'createCourts',
    'createTimeSlot',
    'createTimeSlots',
    'createVoucher',
    'sellVoucher',
    'makeProduct',
    'createArenaTournament',
    'createEvent',
    // imports.test.ts.
    'previewImport',
    'importReservations',
    // imports/customers.test.ts.
    'previewCustomerImport',
    'importCustomers',
    'undoImport',
  ],
  openToAll: ['register', 'makePairLink', 'endPairLink', 'makeReservation', 'quoteReservation'],
  // roles.test.ts.
  anyAdmin: ['decideEvent', 'createUnregisteredArena', 'updateUnregisteredArena', 'deleteUnregisteredArena'],
  anyAdminToo: ['retryJob', 'makePayout', 'hideArena', 'showArena', 'checkAudit'],
} as const satisfies Record<string, readonly Write[]>;
type WithoutOwner = (typeof WITHOUT_OWNER)[keyof typeof WITHOUT_OWNER][number];

const OWNER = ['owner'] as const;
const ORGANIZER = ['organizer'] as const;
const IN_REGISTRATION = ['ana', 'bia'] as const;
const pair = ({ cast }: OthersThings) => ({ player: cast.rival.id, partner: cast.mallory.id });
const WHOLE_WEEK = { weekdays: [0, 1, 2, 3, 4, 5, 6], fromHour: 0, untilHour: 24, price: 1 };
const manyAlterations = ({ day }: OthersThings, slot: string) => ({
  change: 'close',
  timeSlots: [slot],
  weekdays: WHOLE_WEEK.weekdays,
  from: day,
  until: day,
});
const score = () => ({ doubleOneScore: 6, doubleTwoScore: 2 });
const category = ({ drawn }: OthersThings) => drawn;

export type Tried = Exclude<Write, WithoutOwner>;

/** In the order in which their controls are made, so that what ends a thing comes last. */
export const ATTEMPTS: Record<Tried, Attempt> = {
  makeOwnerReservation: {
    mayBy: OWNER,
    about: ({ arena }) => arena.id,
    body: ({ arena, day }, about) => ({ ...orderOf(arena, day, [21]), arena: about, guestPlayerName: 'Rui' }),
  },
  sellProduct: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: ({ product }, reservation) => ({ product, price: 5, quantity: 1, reservation }),
  },
  paySales: { mayBy: OWNER, about: ({ sale }) => sale, body: (_, sale) => ({ sales: [sale], method: 'cash' }) },
  undoSale: { mayBy: OWNER, about: ({ sale }) => sale },
  changeProduct: { mayBy: OWNER, about: ({ product }) => product, body: () => ({ name: 'Água', price: 1 }) },
  retireProduct: { mayBy: OWNER, about: ({ product }) => product },
  makePaymentLink: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: () => ({ token: newToken() }),
  },
  endPaymentLink: { mayBy: OWNER, about: ({ reservation }) => reservation },
  markPaymentLink: { mayBy: OWNER, about: ({ saidLink }) => saidLink, body: () => ({ value: 5 }) },
  refusePaymentLink: { mayBy: OWNER, about: ({ saidLink }) => saidLink, body: () => ({ reason: 'Não veio' }) },
  cancelAtDesk: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: () => ({ received: { value: 10, becomes: 'credit' } }),
  },
  undoCancellation: { mayBy: OWNER, about: ({ reservation }) => reservation },
  moveReservation: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: ({ arena, day }) => ({
      date: day,
      hours: [{ court: arena.courts[1]?.id, startHour: 20, sport: 'BEACH_TENNIS' }],
      totalValue: 1,
    }),
  },
  undoMove: { mayBy: OWNER, about: ({ reservation }) => reservation },
  addInstallment: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: () => ({ info: 'Rui', value: 5 }),
  },
  splitPayment: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: () => ({ parts: [{ info: 'Rui', value: 5 }] }),
  },
  undoPayments: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: ({ secondInstallment }) => ({ installments: [secondInstallment] }),
  },
  deleteInstallment: { mayBy: OWNER, about: ({ installment }) => installment },
  payReservation: { mayBy: OWNER, about: ({ reservation }) => reservation },
  giveReservation: {
    mayBy: OWNER,
    about: ({ reservation }) => reservation,
    body: () => ({ guestPlayerName: 'Rui' }),
  },
  undoGiving: { mayBy: OWNER, about: ({ reservation }) => reservation },
  settleAtCounter: { mayBy: OWNER, about: ({ reservation }) => reservation },
  markNoShow: { mayBy: OWNER, about: ({ reservation }) => reservation },
  changeCustomer: { mayBy: OWNER, about: ({ customer }) => customer, body: () => ({ name: 'Rafa', note: '' }) },
  joinCustomers: {
    mayBy: OWNER,
    about: ({ customer }) => customer,
    body: ({ otherCustomer }) => ({ customer: otherCustomer }),
  },
  splitCustomer: { mayBy: OWNER, about: ({ otherCustomer }) => otherCustomer },
  askCustomerAccount: {
    mayBy: OWNER,
    about: ({ otherCustomer }) => otherCustomer,
    body: ({ cast }) => ({ player: cast.bia.id }),
  },
  acceptRecord: { mayBy: ['ana'], about: ({ askedRecord }) => askedRecord },
  refuseRecord: { mayBy: ['ana'], about: ({ askedRecord }) => askedRecord },
  endCustomerAccount: { mayBy: OWNER, about: ({ otherCustomer }) => otherCustomer },
  eraseCustomer: { mayBy: OWNER, about: ({ leaving }) => leaving },
  writeNote: { mayBy: OWNER, about: ({ reservation }) => reservation, body: () => ({ note: 'Traz a rede' }) },
  clearNoShow: { mayBy: OWNER, about: ({ reservation }) => reservation },
  moveCash: {
    mayBy: OWNER,
    about: ({ till }) => till,
    body: () => ({ kind: 'supply', value: 5, reason: 'Troco' }),
  },
  closeTill: {
    mayBy: OWNER,
    about: ({ till }) => till,
    body: () => ({ counted: 5, cashEntries: 1, note: '' }),
  },
  returnRefund: { mayBy: ['onlineOwner'], about: ({ refused }) => refused },
  cancelReservation: { mayBy: ['owner', 'ana'], about: ({ reservation }) => reservation },
  cancelPaidReservation: { mayBy: ['ana'], about: ({ reservation }) => reservation, body: () => ({ token: 'x' }) },
  updateTimeSlot: { mayBy: OWNER, about: ({ slot }) => slot, body: () => ({ price: 1 }) },
  // After the price, which is the second version of it.
  restorePrices: {
    mayBy: OWNER,
    about: ({ slot }) => slot,
    body: (_, id) => ({ prices: [{ _id: id, price: 2, version: 2 }] }),
  },
  toggleTimeSlot: { mayBy: OWNER, about: ({ slot }) => slot },
  createAlteration: {
    mayBy: OWNER,
    about: ({ slot }) => slot,
    body: ({ day }, timeSlot) => ({ timeSlot, date: day, isAvailable: false }),
  },
  previewAlterations: { mayBy: OWNER, about: ({ slot }) => slot, body: manyAlterations },
  alterMany: { mayBy: OWNER, about: ({ slot }) => slot, body: manyAlterations },
  deleteAlteration: { mayBy: OWNER, about: ({ alteration }) => alteration },
  createPriceRule: {
    mayBy: OWNER,
    about: ({ arena }) => arena.courts[1]?.id ?? '',
    body: (_, court) => ({ ...WHOLE_WEEK, courts: [court] }),
  },
  updatePriceRule: { mayBy: OWNER, about: ({ priceRule }) => priceRule, body: () => ({ ...WHOLE_WEEK, price: 2 }) },
  deletePriceRule: { mayBy: OWNER, about: ({ priceRule }) => priceRule },
  deleteTimeSlot: { mayBy: OWNER, about: ({ slot }) => slot },
  updateCourt: { mayBy: OWNER, about: ({ arena }) => arena.courts[1]?.id ?? '', body: () => ({ name: 'Minha' }) },
  deleteCourt: { mayBy: OWNER, about: ({ arena }) => arena.courts[1]?.id ?? '' },
  validateVoucher: { mayBy: OWNER, about: ({ voucher }) => voucher.code, body: (_, code) => ({ code }) },
  returnVoucher: {
    mayBy: OWNER,
    about: ({ sold }) => sold,
    body: () => ({ value: 1, becomes: 'credit' }),
  },
  undoVoucherSale: { mayBy: OWNER, about: ({ sold }) => sold },
  rechargeVoucher: { mayBy: OWNER, about: ({ voucher }) => voucher.id, body: () => ({ credits: 9 }) },
  expireVoucher: { mayBy: OWNER, about: ({ voucher }) => voucher.id },
  deleteVoucher: { mayBy: OWNER, about: ({ voucher }) => voucher.id },
  cancelArenaTournament: { mayBy: OWNER, about: ({ announced }) => announced },
  withdrawStaffInvitation: { mayBy: OWNER, about: ({ staffInvitation }) => staffInvitation },
  changeStaffRole: { mayBy: OWNER, about: ({ receptionist }) => receptionist, body: () => ({ role: 'reception' }) },
  removeStaff: { mayBy: OWNER, about: ({ receptionist }) => receptionist },

  acceptInvitation: { mayBy: ['carla'], about: ({ invitations }) => invitations[0] ?? '', body: () => ({}) },
  confirmInvited: {
    mayBy: ORGANIZER,
    about: ({ invitations }) => invitations[1] ?? '',
    body: ({ cast }) => ({ player: cast.carla.id }),
  },
  replaceInvited: {
    mayBy: ORGANIZER,
    about: ({ invitations }) => invitations[3] ?? '',
    body: ({ cast }) => ({ player: cast.carla.id, replacement: cast.mallory.id }),
  },
  declineInvitation: { mayBy: ['carla'], about: ({ invitations }) => invitations[2] ?? '' },
  takeShares: { mayBy: IN_REGISTRATION, about: ({ registration }) => registration, body: () => ({ shares: 'all' }) },
  payCart: { mayBy: ['ana'], about: ({ cart }) => cart },
  confirmPayment: { mayBy: ORGANIZER, about: ({ registration }) => registration, body: () => ({ payer: 'both' }) },
  grantRefund: {
    mayBy: ORGANIZER,
    about: ({ registration }) => registration,
    body: ({ cast }) => ({ player: cast.ana.id, reason: 'Chuva' }),
  },
  returnCartRefund: { mayBy: ['organizer', 'admin'], about: ({ refund }) => refund },
  fillPlace: { mayBy: ORGANIZER, about: ({ registration }) => registration, body: pair },
  cancelRegistration: { mayBy: ORGANIZER, about: ({ registration }) => registration },
  cancelMyRegistration: { mayBy: IN_REGISTRATION, about: ({ registration }) => registration },
  removeRegistration: { mayBy: IN_REGISTRATION, about: ({ registration }) => registration },
  registerAsOrganizer: { mayBy: ORGANIZER, about: ({ category: of }) => of, body: pair },

  setScore: { mayBy: ['organizer', 'sonia'], about: ({ open }) => open?._id ?? '', body: score },
  editScore: { mayBy: ['organizer', 'sonia'], about: ({ scored }) => scored?._id ?? '', body: score },
  declareWalkover: {
    mayBy: ORGANIZER,
    about: ({ open }) => open?._id ?? '',
    body: ({ open }) => ({ absent: open?.doubleOne._id, reason: 'hurt' }),
  },
  drawGroups: { mayBy: ORGANIZER, about: category, body: () => ({ numberOfGroups: 1, again: true }) },
  makeMatches: { mayBy: ORGANIZER, about: category },
  makeSecondPhase: { mayBy: ORGANIZER, about: category },
  makeScorerLink: { mayBy: ORGANIZER, about: category, body: () => ({ token: newToken() }) },
  endScorerLink: { mayBy: ORGANIZER, about: category },
  removeScorer: { mayBy: ['organizer', 'sonia'], about: category, player: ({ cast }) => cast.sonia.id },
  switchPublicTournament: { mayBy: ORGANIZER, about: category, body: () => ({ isOn: false }) },
  switchPublicEvent: { mayBy: ORGANIZER, about: ({ event }) => event, body: () => ({ isOn: false }) },
  editCategory: { mayBy: ORGANIZER, about: category, body: () => ({ doublesNumber: 99 }) },
  editEvent: { mayBy: ORGANIZER, about: ({ event }) => event, body: () => ({ name: 'Copa de Outra' }) },
  createCategory: { mayBy: ORGANIZER, about: ({ event }) => event, body: ({ today }) => categoryForm(today) },
  callOffCategory: { mayBy: ORGANIZER, about: category },
  callOffEvent: { mayBy: ORGANIZER, about: ({ event }) => event },
};

export const isTried = (name: string): name is Tried => name in ATTEMPTS;
