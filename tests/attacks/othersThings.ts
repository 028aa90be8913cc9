import type { EndpointName } from '#domain/contract/contract.ts';
import type { ActingRole } from '#domain/staff/staff.ts';
import { newToken } from '#core/people/tokens.ts';
import { tournamentSteps } from '../api/arenaTournaments/steps.ts';
import { makeStaff } from '../api/cast.ts';
import { orderOf, type TestPerson } from '../api/booking/world.ts';
import { caller, openFestival } from '../api/events/festival.ts';
import { MINUTE, openBench } from '../api/payment/bench.ts';
import { openField } from '../api/tournament/field.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

export type OthersThings = Awaited<ReturnType<typeof openOthersThings>>;

/** Two arenas and two events with one thing of every kind that a call can be about, and all who might try to. */
export async function openOthersThings(database: TestDatabase) {
  const bench = await openBench(database);
  const ask = caller(bench);
  const arena = await bench.arena('local');
  const online = await bench.arena('platform');
  const other = await bench.arena('local');
  const festival = await openFestival(bench);
  const otherFestival = await openFestival(bench);
  const player = (name: string) => bench.player({ name });
  const [ana, bia, carla, dora] = [
    await player('Ana'),
    await player('Bia'),
    await player('Carla'),
    await player('Dora'),
  ];
  const [sonia, mallory] = [await player('Sônia'), await player('Mallory')];

  async function made(who: TestPerson, name: EndpointName, id = '', body?: object) {
    const reply = await ask(who, name, id, body);
    if (reply.status >= 300) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  }
  const invitedBy = async (host: TestPerson): Promise<string> =>
    (await made(host, 'register', await festival.category(), { partner: carla.id })).registration._id;

  const booked = await made(ana, 'makeReservation', '', orderOf(arena, bench.day, [18]));
  const reservation: string = booked.reservation._id;
  await made(arena.owner, 'addInstallment', reservation, { info: 'Ana', value: 10 });
  const received = await made(arena.owner, 'addInstallment', reservation, { info: 'Bia', value: 10 });
  const guest = { ...orderOf(arena, bench.day, [19]), guestPlayerName: 'Rafa Zumbi', guestPhone: '13999887766' };
  await made(arena.owner, 'makeOwnerReservation', '', guest);
  const { rows: recorded } = await database.pool.query<{ id: string }>(
    "select id from customer where name = 'Rafa Zumbi'",
  );
  const { rows: leaving } = await database.pool.query<{ id: string }>(
    `insert into customer (arena_id, id, name, made_at, root_id)
     select $1, id, 'Zeca Sai', now(), id from gen_random_uuid() as id returning id`,
    [arena.id],
  );
  const linked = await made(bia, 'makeReservation', '', orderOf(arena, bench.day, [9]));
  /** Records with the phone that Ana and Bia gave; of one Ana is asked whether it is hers. */
  const recordOf = async (name: string, hour: number): Promise<string> => {
    const whom = { guestPlayerName: name, guestPhone: '13988887777' };
    await made(arena.owner, 'makeOwnerReservation', '', { ...orderOf(arena, bench.day, [hour]), ...whom });
    const { rows } = await database.pool.query<{ id: string }>('select id from customer where name = $1', [name]);
    return String(rows[0]?.id);
  };
  const [otherCustomer, askedRecord] = [await recordOf('Zeca Zumbi', 7), await recordOf('Nina Zumbi', 10)];
  await made(arena.owner, 'askCustomerAccount', askedRecord, { player: ana.id });
  const [linkToken, sum] = [newToken(), { payer: 'Bia', centavos: '8050' }];
  const { link } = await made(arena.owner, 'makePaymentLink', linked.reservation._id, { token: linkToken });
  const endToEnd = `E00000000202601011200${'a'.repeat(11)}`;
  await made(bia, 'sayPaymentLinkPaid', '', { token: linkToken, ...sum, endToEnd });
  const { product } = await made(arena.owner, 'makeProduct', '', { name: 'Água', price: 5, stock: 9 });
  const order = { product: product._id, price: 5, quantity: 1, reservation };
  const { sale: onAccount } = await made(arena.owner, 'sellProduct', '', order);
  const { till } = await made(arena.owner, 'startTill', '', { float: 10 });
  const sale = { player: ana.id, credits: 10, price: 100, method: 'pix' };
  const { voucher: sold } = await made(arena.owner, 'sellVoucher', '', sale);
  const slot = arena.slots.get(20) ?? '';
  const alteration = { timeSlot: arena.slots.get(7), date: bench.day, isAvailable: false };
  const rule = { weekdays: [6], fromHour: 7, untilHour: 12, price: 80 };
  const ruled = await made(arena.owner, 'createPriceRule', '', rule);
  const altered = await made(arena.owner, 'createAlteration', '', alteration);
  const announced = await tournamentSteps(bench).announce(arena.owner);
  const voucher = await bench.voucher({ arena, player: ana }, { credits: 5 });

  /** Paid by PIX, cancelled by its owner, and what was paid not taken back by the bank. */
  const hold = await bench.hold(online, [19], { player: ana });
  await bench.bank(hold.payment, 'pagar');
  await bench.pass(MINUTE);
  await bench.bank(hold.payment, 'demorar');
  await bench.cancel(online.owner, hold.id);

  const category = await festival.category();
  const registration = await festival.registered(ana, category, { partner: bia.id });
  const { shoppingCart } = await made(ana, 'currentCart', festival.id);

  const left = await festival.registered(dora, await festival.category(), { partner: mallory.id });
  const owed = await made(dora, 'currentCart', festival.id);
  const { payment } = await made(dora, 'payCart', owed.shoppingCart._id);
  await bench.bank(payment.mpPaymentId, 'pagar');
  await bench.pass(MINUTE);
  await bench.bank(payment.mpPaymentId, 'demorar');
  await made(dora, 'cancelMyRegistration', left);
  await bench.pass(MINUTE);
  for (const id of [hold.payment, payment.mpPaymentId]) await bench.bank(id, 'rejeitar');
  await bench.pass(120 * MINUTE);
  const { refusedRefunds } = await made(festival.organizer, 'refusedRefunds', festival.id);

  const field = await openField(bench, festival, 4);
  const rival = field.registered[0]?.player ?? mallory;
  await field.draw(1);
  await field.makeMatches();
  const [first, second] = await field.matches();
  await field.set(second?._id ?? '', 6, 1);
  const token = newToken();
  await made(festival.organizer, 'makeScorerLink', field.category, { token });
  await made(sonia, 'becomeScorer', '', { token });

  const receptionist = await makeStaff(database, arena.id, 'reception');
  const otherReception = await makeStaff(database, other.id, 'reception');
  const join = { role: 'manager', token: newToken() };
  const { invitation } = await made(arena.owner, 'inviteStaff', '', join);

  return {
    ...bench,
    /** Everybody who may try, by who they are here. */
    cast: {
      owner: as('arena-owner', arena.owner),
      onlineOwner: as('arena-owner', online.owner),
      otherOwner: as('arena-owner', other.owner),
      admin: as('admin', festival.admin),
      organizer: as('player', festival.organizer),
      otherOrganizer: as('player', otherFestival.organizer),
      ana: as('player', ana),
      bia: as('player', bia),
      carla: as('player', carla),
      dora: as('player', dora),
      sonia: as('player', sonia),
      rival: as('player', rival),
      mallory: as('player', mallory),
      otherReception: as('reception', otherReception),
    },
    arena,
    event: festival.id,
    drawn: field.category,
    category,
    reservation,
    refused: hold.id,
    till: String(till._id),
    customer: String(recorded[0]?.id),
    otherCustomer,
    askedRecord,
    /** One without a reservation ahead, which can be erased. */
    leaving: String(leaving[0]?.id),
    saidLink: String(link._id),
    product: String(product._id),
    sale: String(onAccount._id),
    installment: String(received.reservation.installments[0]._id),
    secondInstallment: String(received.reservation.installments[1]._id),
    slot,
    alteration: String(altered.timeSlotAlteration._id),
    priceRule: String(ruled.priceRule._id),
    voucher,
    sold: String(sold._id),
    registration,
    /** Ana's, to which Carla has not answered. */
    invitations: [await invitedBy(ana), await invitedBy(ana), await invitedBy(ana), await invitedBy(ana)],
    cart: String(shoppingCart._id),
    refund: String(refusedRefunds[0]._id),
    receptionist: receptionist.id,
    staffInvitation: String(invitation._id),
    announced: String(announced.body.data.tournament._id),
    open: first,
    scored: second,
  };
}

const as = (role: ActingRole, person: TestPerson) => ({ ...person, role });
