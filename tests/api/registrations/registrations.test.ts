import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../events/festival.ts';
import { refusal } from '../testServer.ts';

const DAY_MS = 24 * 3_600_000;

describeOnDatabases('a registration', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  let [ana, bia, carla, dora]: TestPerson[] = [];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
    [ana, bia, carla, dora] = [
      await world.player({ name: 'Ana Souza' }),
      await world.player({ name: 'Bia Prado' }),
      await world.player({ name: 'Carla Dias' }),
      await world.player({ name: 'Dora Lins' }),
    ];
  });

  const someone = (person: TestPerson | undefined): TestPerson => {
    if (!person) throw new Error('nobody');
    return person;
  };
  const list = async (who: TestPerson, category: string) =>
    (await festival.call(who, 'registrations', category)).body.data.registrations;
  const placesTaken = async () =>
    (await festival.call(festival.organizer, 'categories', festival.id)).body.data.tournaments[0].doublesTaken;

  // Red without `members.filter(isSelf)` in areas/competitions/registrations/register.ts, or `isOpenTo` in readOwnRegistrations.ts.
  it('of a pair puts what each owes into their own cart, the partner’s when they accept', async () => {
    const category = await festival.category();
    const made = await festival.register(someone(ana), category, { partner: someone(bia).id });
    const close = { city: 'Santos', phone: '13988887777' };
    const registration = {
      _id: expect.any(String),
      tournament: { _id: category, category: 'Mista C/D' },
      totalValue: PRICE / 100,
      status: 'PENDENTE',
      player: { _id: someone(ana).id, name: 'Ana Souza', ...close },
    };
    const partner = { _id: someone(bia).id, name: 'Bia Prado' };
    const invitation = { state: 'waiting', until: expect.any(String) };
    const invited = { ...registration, partner: { ...partner, invitation } };
    expect(made).toEqual({ status: 201, body: { data: { registration: invited } } });
    expect((await festival.call(someone(bia), 'currentCart', festival.id)).body.data).toEqual({});
    const id: string = made.body.data.registration._id;
    expect(await festival.call(someone(bia), 'acceptInvitation', id, {})).toEqual({
      status: 200,
      body: { data: { registration: { ...registration, partner: { ...partner, ...close } } } },
    });
    for (const who of [someone(ana), someone(bia)]) {
      const { body } = await festival.call(who, 'currentCart', festival.id);
      expect(body.data.shoppingCart).toMatchObject({
        totalItems: 1,
        totalValue: PRICE / 100,
        totalWithDiscount: PRICE / 100,
        registrations: [{ _id: made.body.data.registration._id, totalValue: PRICE / 100 }],
        ableToRegeneratePayment: false,
      });
    }
    expect((await festival.call(someone(carla), 'currentCart', festival.id)).body.data).toEqual({});
    expect(await placesTaken()).toBe(1);
  });

  it('takes nobody twice, oneself as partner, or nobody', async () => {
    const category = await festival.category();
    await festival.registered(someone(ana), category, { partner: someone(bia).id });
    const refused = async (who: TestPerson | undefined, body: object) =>
      (await festival.register(someone(who), category, body)).body;
    const oneself = 'Você já está inscrito neste torneio.';
    expect(await refused(carla, { partner: someone(bia).id })).toEqual(
      refusal('already_registered', undefined, { partner: 'Este jogador já está inscrito neste torneio.' }),
    );
    expect(await refused(ana, { partner: someone(carla).id })).toEqual(
      refusal('already_registered', oneself, { player: oneself }),
    );
    expect(await refused(carla, { partner: someone(carla).id })).toEqual(
      refusal('oneself_as_partner', undefined, { partner: 'Escolha outro jogador como dupla.' }),
    );
    expect(await refused(carla, {})).toEqual(refusal('partner_needed'));
    const admin = await world.player({ role: 'admin' });
    expect(await refused(carla, { partner: admin.id })).toEqual(
      refusal('player_not_found', undefined, { partner: 'Jogador não encontrado.' }),
    );
    expect(await placesTaken()).toBe(1);
  });

  it('needs a complete profile of who registers, and of the partner only the name', async () => {
    const category = await festival.category();
    const bare = await world.player({ city: null, phone: null, gender: null });
    const reply = await festival.register(bare, category, { partner: someone(ana).id });
    expect(reply.body).toEqual(refusal('profile_incomplete', 'Complete seu cadastro para se inscrever.'));
    expect((await festival.register(someone(ana), category, { partner: bare.id })).status).toBe(201);
  });

  it('of a team has four, who registers last', async () => {
    const category = await festival.category({ doubleFormat: 'teams' });
    const team = [bia, carla, dora, ana].map((person) => ({ player: someone(person).id }));
    const refused = async (body: object) => (await festival.register(someone(ana), category, body)).body;
    expect(await refused({})).toEqual(refusal('team_needed'));
    expect(await refused({ team: team.toReversed() })).toEqual(refusal('team_needed'));
    expect((await refused({ team: team.slice(1) })).details).toEqual({ team: 'Informe os 4 integrantes da equipe.' });
    const twice = [team[0], team[0], team[1], team[3]];
    expect((await refused({ team: twice })).details).toEqual({ team: 'O mesmo jogador foi escolhido duas vezes.' });
    await festival.registered(someone(ana), category, { team });
    expect(
      (await list(someone(dora), category))[0].team.map(({ player }: { player: { name: string } }) => player.name),
    ).toEqual(['Bia Prado', 'Carla Dias', 'Dora Lins', 'Ana Souza']);
    const [fresh, other, evi] = [await world.player(), await world.player(), await world.player()];
    const late = [fresh, someone(bia), other, evi].map(({ id }) => ({ player: id }));
    expect((await festival.register(evi, category, { team: late })).body).toEqual(
      refusal('already_registered', undefined, { 'team.1.player': 'Este jogador já está inscrito neste torneio.' }),
    );
  });

  // Red with `seesPayments` for everybody in server/areas/competitions/registrations/readRegistrations.ts.
  it('shows phone, city, shirt and who has paid to the organizer and to its own people alone', async () => {
    const shirts = await openFestival(world, { haveTShirts: true });
    const category = await shirts.category();
    const sizes = { playerTShirtSize: 'M', partnerTShirtSize: 'G1' };
    const without = await shirts.register(someone(ana), category, { partner: someone(bia).id, playerTShirtSize: 'M' });
    expect(without.body).toEqual(refusal('shirt_needed'));
    await shirts.registered(someone(ana), category, { partner: someone(bia).id, ...sizes });
    const flags = {
      isPlayerAlreadyPaid: false,
      isPartnerAlreadyPaid: false,
      isPlayerPaidViaOrganizer: false,
      isPartnerPaidViaOrganizer: false,
    };
    const close = { city: 'Santos', phone: '13988887777' };
    /** @param isTheirs whose cart the shares are in is theirs to know */
    const seen = (near: object, isTheirs = false) => [
      {
        _id: expect.any(String),
        status: 'PENDENTE',
        player: { _id: someone(ana).id, name: 'Ana Souza', ...near, ...(isTheirs && { payer: someone(ana).id }) },
        partner: { _id: someone(bia).id, name: 'Bia Prado', ...near, ...(isTheirs && { payer: someone(bia).id }) },
        ...flags,
      },
    ];
    const [own] = seen(close, true);
    for (const who of [someone(ana), someone(bia)]) {
      expect(await list(who, category)).toEqual([{ ...own, tShirtsSize: sizes }]);
    }
    const [near] = seen(close);
    expect(await list(shirts.organizer, category)).toEqual([{ ...near, tShirtsSize: sizes }]);
    const names = ({ _id, player, partner }: ReturnType<typeof seen>[number]) => ({ _id, player, partner });
    for (const who of [someone(carla), festival.organizer]) {
      expect(await list(who, category)).toEqual(seen({}).map(names));
    }
    // Who runs the platform answers questions about money.
    expect(await list(shirts.admin, category)).toEqual(seen({}));
  });

  it('is closed after its last day, and when the event was called off', async () => {
    const category = await festival.category();
    await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' });
    expect((await festival.register(someone(ana), category, { partner: someone(bia).id })).status).toBe(404);
    const other = await openFestival(world);
    const open = await other.category();
    database.passTime(7 * DAY_MS);
    expect((await other.register(someone(ana), open, { partner: someone(bia).id })).body).toEqual(
      refusal('tournament_closed'),
    );
  });
  // Red without `alone` in server/areas/competitions/registrations/entrants.ts: the partner is dropped, and nobody is told.
  it('refuses a partner where everybody registers alone', async () => {
    const category = await festival.category({ doubleFormat: 'randomly' });
    const [player, partner] = [await world.player(), await world.player()];
    const named = await festival.register(player, category, { partner: partner.id });
    const message = 'Nesta categoria cada um se inscreve sozinho: a dupla é sorteada.';
    expect([named.status, named.body.message, named.body.details]).toEqual([400, message, { partner: message }]);
    const both = { player: player.id, partner: partner.id };
    expect((await festival.call(festival.organizer, 'registerAsOrganizer', category, both)).body).toMatchObject({
      message,
    });
    expect((await festival.register(player, category, {})).status).toBe(201);
  });

  it('is cancelled by one of its own or by the organizer, once, and frees its place and people', async () => {
    const category = await festival.category({ places: 1 });
    const id = await festival.registered(someone(ana), category, { partner: someone(bia).id });
    expect((await festival.register(someone(carla), category, { partner: someone(dora).id })).body).toEqual(
      refusal('tournament_full'),
    );
    expect((await festival.call(someone(carla), 'cancelMyRegistration', id)).status).toBe(404);
    expect((await festival.call(someone(ana), 'cancelRegistration', id)).status).toBe(404);
    const both = await Promise.all([
      festival.call(someone(bia), 'cancelMyRegistration', id),
      festival.call(festival.organizer, 'cancelRegistration', id),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await festival.call(someone(ana), 'currentCart', festival.id)).body.data).toEqual({});
    expect(await list(someone(ana), category)).toEqual([]);
    await festival.registered(someone(carla), category, { partner: someone(ana).id });
    expect(await placesTaken()).toBe(1);
  });

  it('is marked as paid by the organizer, one by one, and is then no more to be removed', async () => {
    const category = await festival.category();
    const id = await festival.registered(someone(ana), category, { partner: someone(bia).id });
    expect((await festival.call(someone(ana), 'confirmPayment', id, { payer: 'player' })).status).toBe(404);
    await festival.call(festival.organizer, 'confirmPayment', id, { payer: 'player' });
    expect((await list(someone(ana), category))[0]).toMatchObject({
      status: 'PENDENTE',
      isPlayerAlreadyPaid: true,
      isPlayerPaidViaOrganizer: true,
      isPartnerAlreadyPaid: false,
    });
    expect((await festival.call(someone(ana), 'currentCart', festival.id)).body.data).toEqual({});
    expect((await festival.call(someone(bia), 'removeRegistration', id)).body).toEqual(refusal('registration_paid'));
    await festival.call(festival.organizer, 'confirmPayment', id);
    expect((await list(someone(ana), category))[0].status).toBe('PAGA');
  });

  it('of an organizer is of whom they like, in the own event alone', async () => {
    const category = await festival.category();
    const pair = { player: someone(ana).id, partner: someone(bia).id };
    expect((await festival.call(someone(carla), 'registerAsOrganizer', category, pair)).body).toEqual(
      refusal('tournament_not_found'),
    );
    const made = await festival.call(festival.organizer, 'registerAsOrganizer', category, pair);
    expect(made.status).toBe(201);
    const total = async () =>
      (await festival.call(someone(bia), 'currentCart', festival.id)).body.data.shoppingCart?.totalItems;
    expect(await total()).toBeUndefined();
    await festival.accepted(made.body.data.registration._id, [someone(bia).id]);
    expect(await total()).toBe(1);
  });

  it('for the last places at once is of exactly as many as there are', async () => {
    const category = await festival.category({ doubleFormat: 'randomly', places: 4 });
    const crowd = await Promise.all(Array.from({ length: 120 }, () => world.player()));
    const replies = await Promise.all(crowd.map((who) => festival.register(who, category, {})));
    // With 1000 pairs over real HTTP: npm run bench:registrations. Red without the lock in areas/competitions/registrations/register.ts.
    const made = replies.filter(({ status }) => status === 201);
    expect(made.length).toBe(8);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ body }) => body.error.code))).toEqual(
      new Set(['tournament_full']),
    );
    expect(await placesTaken()).toBe(8);
  });

  it('of ten who name the same partner at once waits for whom they choose; the others end', async () => {
    const category = await festival.category({ places: 20 });
    const crowd = await Promise.all(Array.from({ length: 10 }, () => world.player()));
    const replies = await Promise.all(
      crowd.map((who) => festival.register(who, category, { partner: someone(bia).id })),
    );
    expect(replies.map(({ status }) => status)).toEqual(crowd.map(() => 201));
    expect(await placesTaken()).toBe(10);
    const ids: string[] = replies.map(({ body }) => body.data.registration._id);
    // Red without the lock of `lockInvitation` in areas/competitions/registrations/answerInvitation.ts, or `declineOthers` there.
    const answers = await Promise.all(ids.map((id) => festival.call(someone(bia), 'acceptInvitation', id, {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...ids.slice(1).map(() => 404),
    ]);
    expect(await placesTaken()).toBe(1);
    const [left, ...others] = await list(someone(bia), category);
    expect([left.partner.phone, others]).toEqual(['13988887777', []]);
  });

  it('is refused when its last day passed, or its event was called off, while its form was open', async () => {
    const category = await festival.category();
    const id = await festival.registered(someone(ana), category, { partner: someone(bia).id });
    database.passTime(7 * DAY_MS);
    const pair = { player: someone(carla).id, partner: someone(dora).id };
    expect((await festival.call(festival.organizer, 'registerAsOrganizer', category, pair)).body).toEqual(
      refusal('tournament_closed'),
    );
    await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' });
    expect((await festival.call(someone(ana), 'cancelMyRegistration', id)).body).toEqual(
      refusal('registration_cancelled'),
    );
    expect((await festival.call(festival.organizer, 'confirmPayment', id)).body).toEqual(
      refusal('registration_cancelled'),
    );
  });
});
