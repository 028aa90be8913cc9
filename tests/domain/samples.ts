/** Values of the wire that tests of several areas need. */
export const ID = '01a1fea4-0000-7000-8000-000000000001';
export const OTHER_ID = '01a1fea4-0000-7000-8000-000000000002';
export const INSTANT = '2030-05-01T15:00:00.000Z';
export const DAY = { day: 21, month: 11, year: 2030 };

export const PIX = {
  value: 120.5,
  qrCodePix: '000201',
  validadePix: INSTANT,
  secondsLeft: 3_600,
  mpPaymentId: 'pix-1',
  pollToken: 'token',
};

export const RESERVATION = {
  _id: ID,
  arena: { _id: OTHER_ID, name: 'Arena', phone: '13988887777' },
  date: DAY,
  selectedTimeSlots: [
    {
      court: { id: ID, name: 'Quadra 1' },
      timeSlots: [{ _id: OTHER_ID, startHour: 18, price: 80.5 }],
      sport: 'BEACH_TENNIS',
    },
  ],
  totalValue: 80.5,
  discount: 0,
  status: 'PENDENTE',
  paymentMethod: 'platform',
  paid: false,
  refunded: false,
  moneyNews: 'disputed',
  lostValue: 1,
  player: { _id: OTHER_ID, name: 'Ana', phone: '13988887777' },
  guestPlayerName: 'Bia',
  installments: [{ _id: ID, info: 'DESCONTO', value: 10 }],
  payment: [{ ...PIX, status: 'Pendente' }],
  createdAt: INSTANT,
  expiresAt: INSTANT,
  cancelObstacle: 'begun',
};
