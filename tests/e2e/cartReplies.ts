const PLAYER = { _id: '01910000-0000-7000-8000-00000000b001', name: 'Marina Albuquerque' };
const PARTNERS = ['Maria Eduarda Vasconcelos de Albuquerque', 'Bia Prado', 'Caio Torres'];
const CATEGORIES = ['Mista C/D', 'Feminina livre', 'Duplas sorteadas'];
const HOUR = 3_600;

export const aPayment = {
  status: 'pending',
  value: 121,
  qrCode:
    '00020126330014br.gov.bcb.pix0111123456789005204000053039865406121.005802BR5905Quadr6006Santos62070503***63041D3D',
  mpPaymentId: 'pix-1',
  pollToken: 'token',
  expiresAt: '2030-05-01T15:00:00.000Z',
  secondsLeft: HOUR - 130,
};

interface CartWish {
  readonly number: number;
  /** How many registrations are in it. */
  readonly items?: number;
  readonly discount?: number;
  readonly payment?: 'pending' | 'approved' | 'cancelled';
  readonly canRegenerate?: boolean;
  readonly refunds?: { readonly underWay: number; readonly done: number; readonly refused: number };
}

/** A cart as the server answers with it. */
export function aCart({ number, items = 1, discount = 0, payment, canRegenerate = false, refunds }: CartWish) {
  return {
    _id: `01910000-0000-7000-8000-0000000ca${String(number).padStart(3, '0')}`,
    totalItems: items,
    totalValue: items * 60.5,
    discount,
    totalWithDiscount: items * 60.5 - discount,
    deadlinePayment: '2030-05-01',
    registrations: Array.from({ length: items }, (_, index) => registrationOf(number, index)),
    ableToRegeneratePayment: canRegenerate,
    ...(payment && {
      shoppingCartPayment: {
        ...aPayment,
        status: payment,
        value: (items || 2) * 60.5 - discount,
        ...(refunds && { refunds }),
      },
    }),
  };
}

function registrationOf(cart: number, index: number) {
  const category = CATEGORIES[(cart + index) % CATEGORIES.length];
  const partner = PARTNERS[(cart + index) % PARTNERS.length];
  return {
    _id: `01910000-0000-7000-8000-000000d${String(cart * 10 + index).padStart(5, '0')}`,
    tournament: { _id: '01910000-0000-7000-8000-00000000c001', category },
    totalValue: 60.5,
    status: 'PENDENTE',
    player: PLAYER,
    partner: { _id: `01910000-0000-7000-8000-00000000b01${index}`, name: partner },
  };
}
