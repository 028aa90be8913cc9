import { describe, expect, it } from 'vitest';
import { CartPayment, CartRefunds, CartSettlement, ShoppingCart } from '#domain/registrations/cart.ts';
import { canGoBack, Ending, FormerRegistration, GrantedRefund } from '#domain/registrations/former.ts';
import {
  decisionEnd,
  decisionStart,
  Invitation,
  InvitationAccepted,
  InvitationAnswer,
  invitationEnd,
  InvitedPlayer,
  Replacement,
  SharesTaken,
  unansweredText,
} from '#domain/registrations/invitation.ts';
import { RefusedRefund } from '#domain/payment/refusedRefund.ts';
import {
  NewRegistration,
  OrganizersRegistration,
  OwnRegistration,
  PairRegistration,
  Participant,
  PaymentReceived,
  RegistrationStatus,
  ShirtSize,
  TeamRegistration,
} from '#domain/registrations/registration.ts';
import { ID, INSTANT, OTHER_ID, PIX } from '../samples.ts';
import { errorsOf, expectWire, expectWords } from '../wire.ts';

const ana = { _id: ID, name: 'Ana' };
const within = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
const PERSONAL = ['avatarCDN', 'phone', 'city', 'invitation', 'invitation.until', 'payer', 'dispute'];
const whole = {
  ...ana,
  avatarCDN: '/ana.webp',
  phone: '13988887777',
  city: 'Santos',
  invitation: { state: 'waiting', until: INSTANT },
  payer: OTHER_ID,
  dispute: 'disputed',
};
const own = {
  _id: ID,
  tournament: { _id: OTHER_ID, category: 'Mista' },
  totalValue: 60.5,
  status: 'PENDENTE',
  player: ana,
};
const { qrCodePix, validadePix, ...pix } = PIX;
const cartPayment = { ...pix, qrCode: qrCodePix, expiresAt: validadePix, status: 'pending' };

// SPEC 3, Registration, Pair and Team registration, Shopping cart. Red without a member, or with another word, in
// the schemas of domain/registrations.
describe('on the wire', () => {
  it('a participant is told of as far as the reader may know', () => {
    expectWire(Participant, whole, PERSONAL);
    expect(errorsOf(Participant, { ...whole, dispute: 'won' })).not.toEqual({});
    for (const state of ['waiting', 'lapsed', 'confirmed'])
      expectWire(Participant, { ...ana, invitation: { state } }, ['invitation']);
    expectWire(Participant, { ...ana, dispute: 'charged_back' }, ['dispute']);
  });

  it('a registration is of a pair or a team', () => {
    const pair = {
      _id: ID,
      status: 'PAGA',
      player: ana,
      partner: { ...ana, _id: OTHER_ID },
      isPlayerAlreadyPaid: true,
      isPartnerAlreadyPaid: false,
      isPlayerPaidViaOrganizer: false,
      isPartnerPaidViaOrganizer: false,
      tShirtsSize: { playerTShirtSize: 'M', partnerTShirtSize: 'G1' },
    };
    expectWire(PairRegistration, pair, [
      'status',
      'isPlayerAlreadyPaid',
      'isPartnerAlreadyPaid',
      'isPlayerPaidViaOrganizer',
      'isPartnerPaidViaOrganizer',
      'partner',
      'tShirtsSize',
      ...within('tShirtsSize', ['playerTShirtSize', 'partnerTShirtSize']),
    ]);
    expect(errorsOf(PairRegistration, { ...pair, tShirtsSize: { playerTShirtSize: 'XL' } })).not.toEqual({});
    const member = { player: ana, tShirtSize: 'PP', isAlreadyPaid: false, isPaidViaOrganizer: true };
    expectWire(TeamRegistration, { _id: ID, status: 'PAGA', team: [member] }, [
      'status',
      'team.tShirtSize',
      'team.isAlreadyPaid',
      'team.isPaidViaOrganizer',
    ]);
    expectWords(RegistrationStatus, ['PENDENTE', 'PAGA', 'CANCELADA']);
    expectWords(ShirtSize, ['PP', 'P', 'M', 'G', 'G1', 'G2', 'G3', 'G4']);
  });

  it('a cart has registrations and a PIX', () => {
    expectWire(OwnRegistration, { ...own, partner: ana }, ['partner']);
    const refunds = { underWay: 1, done: 2, refused: 3 };
    expectWire(CartRefunds, refunds);
    expectWire(CartPayment, { ...cartPayment, refunds }, ['refunds']);
    expectWire(
      ShoppingCart,
      {
        _id: ID,
        totalItems: 1,
        totalValue: 60.5,
        discount: 0.5,
        totalWithDiscount: 60,
        deadlinePayment: '2030-05-01',
        registrations: [own],
        shoppingCartPayment: cartPayment,
        ableToRegeneratePayment: false,
      },
      ['shoppingCartPayment'],
    );
    expectWords(CartSettlement, ['paid', 'refunding', 'refunded', 'unsettled']);
    expectWire(RefusedRefund, { _id: ID, payer: { name: 'Ana', phone: '1' }, amount: 1, paidAt: INSTANT }, [
      'payer.phone',
    ]);
  });

  it('a former registration tells what each paid and got back', () => {
    const money = { paid: 60.5, isPaidViaOrganizer: false, goingBack: 0, givenBack: 60.5, reason: 'Chuva' };
    expectWire(FormerRegistration, { _id: ID, ending: 'calledOff', members: [{ player: ana, money }] }, [
      'members.money',
      'members.money.reason',
    ]);
    expectWords(Ending, ['withdrawn', 'calledOff']);
  });

  it('an invitation is told of to whom it is for, and its answer to who sent it', () => {
    const tournament = {
      _id: ID,
      category: 'Mista',
      doubleFormat: 'pre-formed',
      startDate: '2030-05-02',
      individualRegistrationPrice: 60.5,
      paymentViaGateway: true,
      deadlinePayment: '2030-05-01',
    };
    const invitation = {
      _id: ID,
      event: { id: ID, name: 'Copa', arenaName: 'Arena', city: 'Santos' },
      tournament,
      invitedBy: ana,
      others: [ana],
      expiresAt: INSTANT,
      isConfirmed: false,
      haveTShirts: true,
      tShirtSize: 'M',
      isPaidByOther: false,
    };
    expectWire(Invitation, invitation, ['invitedBy', 'tShirtSize']);
    const answer = {
      _id: ID,
      event: { id: ID, name: 'Copa' },
      tournament: own.tournament,
      player: ana,
      answeredAt: INSTANT,
    };
    expectWire(InvitationAnswer, { ...answer, outcome: 'declined' });
    expectWire(InvitationAnswer, { ...answer, outcome: 'lapsed' });
  });

  it('what is answered to it names sizes and people', () => {
    expectWire(InvitationAccepted, { tShirtSize: 'M' }, ['tShirtSize']);
    expect(errorsOf(InvitationAccepted, { tShirtSize: 'XL' })).not.toEqual({});
    expectWire(InvitedPlayer, { player: ID });
    expectWire(Replacement, { player: ID, replacement: OTHER_ID });
    expectWire(SharesTaken, { shares: 'own' });
    expectWire(SharesTaken, { shares: 'all' });
    expect(errorsOf(PaymentReceived, { payer: 'nobody' })).not.toEqual({});
    expectWire(PaymentReceived, { payer: 'player' }, ['payer']);
    expectWire(PaymentReceived, { payer: 'partner' }, ['payer']);
    expectWire(PaymentReceived, { payer: 'both' }, ['payer']);
  });
});

// SPEC 3: submitted as partner plus sizes, or as a team of 4. Each is red without the check that says it.
describe('a new registration', () => {
  const team = ['1', '2', '3', '4'].map((end) => ({ player: ID.slice(0, -1) + end, tShirtSize: 'M' }));

  it('is of a partner, a team of four, or nobody else', () => {
    expectWire(NewRegistration, { partner: ID, playerTShirtSize: 'M', partnerTShirtSize: 'G' }, [
      'partner',
      'playerTShirtSize',
      'partnerTShirtSize',
    ]);
    expectWire(NewRegistration, { team }, ['team', 'team.tShirtSize']);
    expect(errorsOf(NewRegistration, { team: team.slice(1) })).toEqual({ team: 'Informe os 4 integrantes da equipe.' });
    expect(errorsOf(NewRegistration, { team: [...team.slice(1), team[1]] })).toEqual({
      team: 'O mesmo jogador foi escolhido duas vezes.',
    });
  });

  it('by the organizer is not of one player twice', () => {
    expectWire(OrganizersRegistration, { player: ID, partner: OTHER_ID }, ['player', 'partner']);
    expect(errorsOf(OrganizersRegistration, { player: 'Ana' })).not.toEqual({});
    expectWire(OrganizersRegistration, {});
    expect(errorsOf(OrganizersRegistration, { player: ID, partner: ID })).toEqual({
      '': 'O mesmo jogador foi escolhido duas vezes.',
    });
  });
});

// RULES 7. Each is red with another number or sentence in invitation.ts and former.ts.
describe('in time and money', () => {
  const at = (hours: number) => new Date(Date.UTC(2030, 0, 1) + hours * 3_600_000);

  it('an invitation lasts 72 hours or until registration closes, then the organizer has a day', () => {
    expect(invitationEnd(at(0), at(100))).toEqual(at(72));
    expect(invitationEnd(at(0), at(71))).toEqual(at(71));
    expect([decisionEnd(at(72)), decisionStart(at(96))]).toEqual([at(96), at(72)]);
  });

  it('names at most three who have not answered', () => {
    const said = (...names: string[]) => unansweredText(names);
    const end = 'Em Participantes, confirme, troque ou cancele antes de sortear.';
    expect(said('Ana')).toBe(`Falta a resposta de Ana. ${end}`);
    expect(said('Ana', 'Bia', 'Caio')).toBe(`Falta a resposta de Ana, Bia e Caio. ${end}`);
    expect(said('Ana', 'Bia', 'Caio', 'Duda', 'Edu')).toBe(`Falta a resposta de Ana, Bia, Caio e mais 2. ${end}`);
  });

  it('a refund needs a reason of at most 200 characters', () => {
    const told = (reason: string) => errorsOf(GrantedRefund, { player: ID, reason })['reason'];
    expect([' ', 'x'.repeat(200), 'x'.repeat(201)].map(told)).toEqual([
      'Informe o motivo da devolução.',
      undefined,
      'Use no máximo 200 caracteres.',
    ]);
    expectWire(GrantedRefund, { player: ID, reason: 'Chuva' });
  });

  it('goes back as long as some of it neither went nor goes', () => {
    const player = { id: ID, name: 'Ana' };
    const left = (paid: number, goingBack: number, givenBack: number) =>
      canGoBack({ player, money: { paid, goingBack, givenBack, isPaidViaOrganizer: false } });
    expect([left(60, 0, 0), left(60, 29, 30), left(60, 30, 30), left(0, 0, 0), canGoBack({ player })]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
