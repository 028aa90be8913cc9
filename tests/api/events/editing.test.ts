import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { categoryForm, type Festival, openFestival } from './festival.ts';

describeOnDatabases('an event that its organizer changes', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    festival = await openFestival(world);
  });

  const on = (days: number) => toIsoDay(addDays(world.today, days));
  const editEvent = (body: object, who = festival.organizer) => festival.call(who, 'editEvent', festival.id, body);
  const editCategory = (id: string, body: object, who = festival.organizer) =>
    festival.call(who, 'editCategory', id, body);
  const changes = async (who = festival.organizer) =>
    (await festival.call(who, 'eventChanges', festival.id)).body.data.changes.map(
      ({ field, before, after, category }: Record<string, string>) => [category, field, before, after],
    );

  // Red without the count in `tellChanges` of server/areas/competitions/events/eventChanges.ts: what concerns nobody is told too.
  it('changes freely what nobody has bought, and tells those who entered of the rest', async () => {
    const category = await festival.category();
    const renamed = await editEvent({ name: 'Copa Areia' });
    expect(renamed.body.data.event).toMatchObject({ name: 'Copa Areia', arenaName: 'Arena Maré Alta' });
    expect((await editCategory(category, { doubleFormat: 'teams' })).status).toBe(200);
    expect((await editCategory(category, { doubleFormat: 'pre-formed' })).status).toBe(200);
    expect(await changes()).toEqual([]);

    const [player, partner] = [await world.player(), await world.player()];
    await festival.registered(player, category, { partner: partner.id });
    await editEvent({ address: { city: 'Guarujá', street: 'Rua do Sol, 5' } });
    await editCategory(category, { individualRegistrationPrice: 80, doublesNumber: 4 });
    expect(await changes(player)).toEqual(
      expect.arrayContaining([
        ['Mista C/D', 'price', 'R$\u00a060,50', 'R$\u00a080,00'],
        ['Mista C/D', 'doublesNumber', '8', '4'],
        [undefined, 'place', 'Arena Maré Alta, Rua da Areia, 10, Santos', 'Arena Maré Alta, Rua do Sol, 5, Guarujá'],
      ]),
    );
    // A new price is owed by who registers from now on.
    const { shoppingCart } = (await festival.call(player, 'currentCart', festival.id)).body.data;
    expect(shoppingCart.totalValue).toBe(60.5);
    const late = await world.player();
    await festival.registered(late, category, { partner: (await world.player()).id });
    expect((await festival.call(late, 'currentCart', festival.id)).body.data.shoppingCart.totalValue).toBe(80);
  });

  // Red without `places_sold` in server/areas/competitions/events/editCategory.ts: the database's own check answers, with 500.
  it('never has fewer places than were taken, nor another format once somebody registered', async () => {
    const category = await festival.category();
    for (let index = 0; index < 3; index += 1) {
      await festival.registered(await world.player(), category, { partner: (await world.player()).id });
    }
    expect((await editCategory(category, { doublesNumber: 2 })).body).toEqual(refusal('places_sold'));
    expect((await editCategory(category, { doublesNumber: 3 })).status).toBe(200);
    expect((await editCategory(category, { doubleFormat: 'teams' })).body).toEqual(refusal('category_sold'));
    expect((await editCategory(category, { paymentViaGateway: false })).body).toEqual(refusal('category_sold'));
    expect((await editCategory(category, { doublesNumber: 1 })).body.details).toEqual({
      doublesNumber: 'Informe pelo menos 2.',
    });
  });

  // Red without `refuseDeadlines` in server/areas/competitions/events/categories.ts, or `dayFault` in domain/events/category.ts.
  it('has deadlines in their order, and none that is over', async () => {
    const late = { deadlineRegistrationPayment: on(9), deadlinePayment: on(8) };
    const past = { deadlineRegistrationPayment: on(-1) };
    const order = 'As inscrições não podem terminar depois do prazo de pagamento.';
    const over = 'O prazo não pode ser antes de hoje.';
    const make = (change: object) =>
      festival.call(festival.organizer, 'createCategory', festival.id, { ...categoryForm(world.today), ...change });
    expect((await make(late)).body.details).toEqual({ deadlineRegistrationPayment: order });
    expect((await make(past)).body).toMatchObject({ message: over, details: { deadlineRegistrationPayment: over } });
    const category = await festival.category();
    expect((await editCategory(category, late)).body).toMatchObject({
      message: order,
      details: { deadlineRegistrationPayment: order },
    });
    expect((await editCategory(category, past)).body).toMatchObject({ message: over });
    expect((await editCategory(category, { tournamentDate: { startDate: on(20) } })).body).toEqual(
      refusal('category_past'),
    );
    // Days that are over do not keep the rest from changing.
    world.database.passTime(7 * 24 * 3_600_000);
    expect((await editCategory(category, { category: 'Mista B' })).status).toBe(200);
    expect((await editCategory(category, { deadlineRegistrationPayment: on(8) })).body.data.tournament.status).toBe(
      'INSCRICOES',
    );
  });

  it('keeps its tournaments within its days, and the day on which it began', async () => {
    await festival.category();
    const days = (from: number, to: number) => ({ eventDate: { startDate: on(from), endDate: on(to) } });
    expect((await editEvent(days(11, 12))).body).toEqual(refusal('categories_outside'));
    expect((await editEvent(days(-1, 12))).body).toEqual(refusal('event_past'));
    expect((await editEvent(days(12, 11))).body.details).toEqual({
      'eventDate.endDate': 'O evento não pode terminar antes de começar.',
    });
    expect((await editEvent(days(9, 14))).body.data.event.eventDate).toEqual({ startDate: on(9), endDate: on(14) });
    world.database.passTime(10 * 24 * 3_600_000);
    expect((await editEvent(days(11, 14))).body).toEqual(refusal('event_begun'));
    await festival.call(festival.organizer, 'callOffEvent', festival.id);
    expect((await editEvent({ name: 'Outra' })).body).toEqual(refusal('event_decided'));
  });

  it('is changed by its organizer alone', async () => {
    const category = await festival.category();
    const [stranger, player] = [await world.player(), await world.player()];
    await festival.registered(player, category, { partner: (await world.player()).id });
    for (const who of [stranger, player]) {
      expect((await editEvent({ name: 'Minha' }, who)).body).toEqual(refusal('event_not_found'));
      expect((await editCategory(category, { category: 'Minha' }, who)).body).toEqual(refusal('tournament_not_found'));
    }
    await festival.call(festival.organizer, 'callOffCategory', category);
    expect((await editCategory(category, { category: 'B' })).body).toEqual(refusal('tournament_cancelled'));
  });
});
