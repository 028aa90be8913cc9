import type { cartItems, carts } from '#platform/database/schema/registrations.ts';
import { HOUR_MS, idAt, pixOf } from './pix.ts';
import type { DemoMember, DemoRegistration } from './registrations.ts';

/** A member's place in a registration, owed or paid. */
interface Debt {
  readonly registration: DemoRegistration;
  readonly member: DemoMember;
  readonly position: number;
}

export interface CartRows {
  readonly cart: typeof carts.$inferInsert;
  readonly items: readonly (typeof cartItems.$inferInsert)[];
  readonly pix: ReturnType<typeof pixOf> | undefined;
}

/** The carts as registering and paying would leave them: a closed one per PIX, and an open one for what is still owed. */
export function demoCarts(registrations: readonly DemoRegistration[], now: Date, receiver: string): CartRows[] {
  const debts = registrations
    .filter((one) => one.of.row.paymentViaGateway && one.status !== 'CANCELADA')
    .flatMap(debtsOf);
  const withPix = debts.filter(({ member }) => member.hasPix || member.paidVia === 'gateway');
  const open = new Map<string, Debt[]>();
  for (const debt of debts.filter(({ member }) => !member.hasPix && member.paidVia === null)) {
    const key = `${debt.registration.of.row.eventId} ${debt.member.player.id}`;
    open.set(key, [...(open.get(key) ?? []), debt]);
  }
  return [...withPix.map((debt) => paidCart(debt, now, receiver)), ...[...open.values()].flatMap(openCart)];
}

function debtsOf(registration: DemoRegistration): Debt[] {
  // A member who has not answered the invitation owes nothing.
  return registration.members.flatMap((member, position) => (member.asked ? [] : [{ registration, member, position }]));
}

function openCart(debts: readonly Debt[]): CartRows[] {
  const [first] = debts;
  return first ? [cartOf(first, debts)] : [];
}

/** Makes a PIX half an hour after registering, and paid; or just now, if it is still pending. */
function paidCart(debt: Debt, now: Date, receiver: string): CartRows {
  const { registration, member } = debt;
  const { cart, items } = cartOf(debt, [debt]);
  const pix = pixOf({
    subject: { purpose: 'cart', cartId: cart.id },
    description: `Inscrições em ${registration.of.eventName}`,
    total: registration.of.row.priceCentavos,
    madeAt: member.hasPix ? now : new Date(registration.createdAt.getTime() + HOUR_MS / 2),
    receiver,
    isPaid: !member.hasPix,
  });
  return { cart: { ...cart, isOpen: false }, items, pix };
}

function cartOf({ registration, member }: Debt, debts: readonly Debt[]): CartRows {
  const { eventId } = registration.of.row;
  const id = idAt(registration.createdAt);
  return {
    cart: { id, eventId, playerId: member.player.id, isOpen: true, createdAt: registration.createdAt },
    items: debts.map(({ registration: { id: registrationId, of }, position }) => {
      return { cartId: id, registrationId, position, owedCentavos: of.row.priceCentavos };
    }),
    pix: undefined,
  };
}
