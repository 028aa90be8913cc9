import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { newToken } from '#core/people/tokens.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { eventForm, type Festival, openFestival } from '../events/festival.ts';
import { hearing } from './told.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeOnDatabases('what is heard of events and teams', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  let told: ReturnType<typeof hearing>;
  let category: string;
  let people: { ana: TestPerson; bia: TestPerson; carla: TestPerson; organizer: TestPerson; admin: TestPerson };
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
    told = hearing(world);
    category = await festival.category({ viaGateway: false });
    const [ana, bia, carla] = [await world.player(), await world.player(), await world.player({ name: 'Carla Dias' })];
    people = { ana, bia, carla, organizer: festival.organizer, admin: festival.admin };
    await heard();
  });

  const heard = () => told.heard(people);
  const { call } = { call: (...given: Parameters<Festival['call']>) => festival.call(...given) };
  async function invited(partner: TestPerson = people.bia): Promise<string> {
    const { body } = await festival.register(people.ana, category, { partner: partner.id });
    return body.data.registration._id;
  }
  async function entered(): Promise<string> {
    const id = await festival.registered(people.ana, category, { partner: people.bia.id });
    await heard();
    return id;
  }

  it('proposed, approved, and ended by the platform', async () => {
    const { body } = await call(people.ana, 'createEvent', '', eventForm(world.today));
    const { id: _id } = body.data.event;
    expect(await heard()).toEqual(['eventProposed admin']);
    await call(people.admin, 'decideEvent', _id, { status: 'APROVADO' });
    expect(await heard()).toEqual(['eventApproved ana']);
    await call(people.admin, 'decideEvent', _id, { status: 'CANCELADO' });
    expect(await heard()).toEqual(['eventEnded ana']);
    const refused = (await call(people.ana, 'createEvent', '', eventForm(world.today))).body.data.event.id;
    await heard();
    await call(people.admin, 'decideEvent', refused, { status: 'CANCELADO' });
    expect(await heard()).toEqual(['eventRefused ana']);
  });

  it('an invitation: asked, and accepted, declined or left to end', async () => {
    const id = await invited();
    expect((await told.list(people.bia)).notices).toEqual([
      expect.objectContaining({ title: 'Você foi convidado a jogar', path: `/eventos/${festival.id}`, isRead: false }),
    ]);
    expect(await heard()).toEqual(['invited bia']);
    await call(people.bia, 'acceptInvitation', id, {});
    expect(await heard()).toEqual(['invitationAccepted ana']);
    await call(people.ana, 'cancelMyRegistration', id);
    expect(await heard()).toEqual(['registrationLeft bia', 'registrationLeft organizer']);

    await call(people.bia, 'declineInvitation', await invited());
    expect(await heard()).toEqual(['invitationDeclined ana', 'invited bia']);
    await invited();
    await heard();
    database.passTime(5 * DAY);
    await world.runDue();
    expect(await heard()).toEqual(['invitationEnded ana', 'invitationEnded bia']);
  });

  it('what the organizer decides: replaced, counted on, paid, cancelled, drawn', async () => {
    const id = await invited();
    await heard();
    await call(people.organizer, 'replaceInvited', id, { player: people.bia.id, replacement: people.carla.id });
    expect(await heard()).toEqual(['invitationReplaced bia', 'invited carla']);
    await call(people.organizer, 'confirmInvited', id, { player: people.carla.id });
    expect(await heard()).toEqual(['entered carla']);
    await call(people.organizer, 'confirmPayment', id, {});
    expect(await heard()).toEqual(['markedPaid ana', 'markedPaid carla']);
    await call(people.organizer, 'cancelRegistration', id);
    expect(await heard()).toEqual(['registrationCancelled ana', 'registrationCancelled carla']);
  });

  // Red without `tellOfEvent` in eventLetterWork.ts.
  it('changed, ten minutes later, and called off, at once', async () => {
    await entered();
    await call(people.organizer, 'editEvent', festival.id, { arenaName: 'Arena Nova' });
    await world.runDue();
    expect(await heard()).toEqual([]);
    database.passTime(11 * MINUTE);
    await world.runDue();
    expect(await heard()).toEqual(['eventChanged ana', 'eventChanged bia']);
    await call(people.organizer, 'callOffEvent', festival.id);
    await world.runDue();
    expect(await heard()).toEqual(['eventCalledOff ana', 'eventCalledOff bia']);
  });

  it('groups drawn, and who scores them', async () => {
    await entered();
    const [dora, eva] = [await world.player(), await world.player()];
    await festival.registered(dora, category, { partner: eva.id });
    await heard();
    expect((await call(people.organizer, 'drawGroups', category, { numberOfGroups: 1 })).status).toBe(201);
    const others = ['groupsDrawn somebody else', 'groupsDrawn somebody else'];
    expect(await heard()).toEqual(['groupsDrawn ana', 'groupsDrawn bia', ...others]);
    const token = newToken();
    await call(people.organizer, 'makeScorerLink', category, { token });
    await call(people.carla, 'becomeScorer', '', { token });
    expect(await heard()).toEqual(['scorerJoined organizer']);
    // Red without the telling in removeScorer.ts.
    const url = contract.removeScorer.path.replace(':id', category).replace(':player', people.carla.id);
    await world.call(people.organizer, { method: 'DELETE', url });
    expect((await told.list(people.carla)).notices[0].title).toBe('Você não marca mais os placares');
    expect(await heard()).toEqual(['scorerRemoved carla']);
  });

  it('an arena’s team: who joins, changes and goes', async () => {
    const arena = await world.arena();
    people.organizer = arena.owner;
    const token = newToken();
    await call(arena.owner, 'inviteStaff', '', { role: 'reception', token });
    await call(people.ana, 'joinStaff', '', { token });
    expect(await heard()).toEqual(['staffJoined organizer']);
    await call(arena.owner, 'changeStaffRole', people.ana.id, { role: 'manager' });
    expect((await told.list(people.ana)).notices[0].line).toBe('Em Arena Maré Alta você agora é: gerente.');
    expect(await heard()).toEqual(['staffRoleChanged ana']);
    await call(arena.owner, 'removeStaff', people.ana.id);
    expect(await heard()).toEqual(['staffRemoved ana']);
  });

  // Red without the telling in `leaveStaff`, and when it tells whoever leaves.
  it('an arena’s team: every owner hears who left by themselves, nobody else does', async () => {
    const arena = await world.arena();
    const partner = await makeStaff(database, arena.id, 'owner');
    people = { ...people, organizer: arena.owner, carla: partner };
    await makeStaff(database, arena.id, 'manager');
    const leaver = await makeStaff(database, arena.id, 'reception', { name: 'Rui Prado' });
    await call(leaver, 'leaveStaff', arena.id);
    expect((await told.list(partner)).notices).toEqual([
      expect.objectContaining({
        title: 'Alguém saiu da equipe',
        line: 'Rui Prado não trabalha mais na arena.',
        path: '/empresa/equipe',
      }),
    ]);
    expect(await heard()).toEqual(['staffLeft carla', 'staffLeft organizer']);
  });

  // Red without the comparison of the reasons in hideArena.
  it('an arena’s team reads in the app why an admin hid it and by mail that there is a reason, once for each reason, and that it is back', async () => {
    const arena = await world.arena();
    people.organizer = arena.owner;
    const token = newToken();
    await call(arena.owner, 'inviteStaff', '', { role: 'reception', token });
    await call(people.ana, 'joinStaff', '', { token });
    await world.runDue();
    await heard();
    const since = world.dependencies.sent.length;
    const hide = (reason: string) => call(people.admin, 'hideArena', arena.id, { reason });
    await hide('fotos de outra arena');
    expect((await told.list(arena.owner)).notices[0]).toMatchObject({
      title: 'A administração ocultou a sua arena',
      line: 'Arena Maré Alta não aparece para os jogadores; o que já foi reservado continua valendo. Motivo: fotos de outra arena.',
      path: '/empresa/configuracoes',
    });
    await hide('fotos de outra arena');
    await world.runDue();
    const letters = world.dependencies.sent.slice(since);
    expect(letters.map(({ subject }) => subject)).toEqual(Array(2).fill('A administração ocultou a sua arena'));
    expect(letters.every(({ text }) => text.includes('O motivo está nos seus avisos'))).toBe(true);
    expect(letters.some(({ text }) => text.includes('fotos de outra arena'))).toBe(false);
    expect(await heard()).toEqual(['arenaHidden ana', 'arenaHidden organizer']);
    await hide('endereço errado');
    expect(await heard()).toEqual(['arenaHidden ana', 'arenaHidden organizer']);
    await call(people.admin, 'showArena', arena.id);
    await call(people.admin, 'showArena', arena.id);
    expect(await heard()).toEqual(['arenaShown ana', 'arenaShown organizer']);
  });
});
