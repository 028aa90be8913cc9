import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { people } from '#platform/database/schema/people.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival } from './festival.ts';

const MINUTE = 60_000;

describeOnDatabases('letters about an event', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let category: string;
  let read = 0;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    read = 0;
    festival = await openFestival(world);
    category = await festival.category();
    [ana, bia] = [await world.player({ name: 'Ana Souza' }), await world.player({ name: 'Bia Prado' })];
    await festival.registered(ana, category, { partner: bia.id });
    // Bia’s invitation is a letter too.
    await letters();
  });

  const edit = (name: 'editEvent' | 'editCategory', id: string, body: object) =>
    festival.call(festival.organizer, name, id, body);
  async function letters() {
    await world.runDue();
    await world.runDue();
    const { sent } = world.dependencies;
    const next = sent.slice(read);
    read = sent.length;
    return next;
  }
  const to = (who: TestPerson) => `${who.id}@exemplo.com`;

  // Red without `announceChanges` in eventChanges.ts, or when each change is a letter of its own.
  it('tell whoever is in it what changed, once for changes that come together', async () => {
    const other = await festival.category();
    await edit('editEvent', festival.id, { arenaName: 'Arena Nova' });
    await edit('editCategory', category, { individualRegistrationPrice: 80 });
    await edit('editCategory', other, { individualRegistrationPrice: 90 });
    expect(await letters()).toEqual([]);
    database.passTime(10 * MINUTE);
    const sent = await letters();
    expect(sent.map((letter) => letter.to).toSorted()).toEqual([to(ana), to(bia)].toSorted());
    const [letter] = sent;
    expect(letter?.subject).toBe('Mudou: Copa Maré');
    expect(letter?.text).toMatch(/^Local: veja na página do evento$/m);
    expect(letter?.text).toMatch(
      /Mista C\/D, preço por jogador: antes R\$\s60,50, agora R\$\s80,00|Preço por jogador: antes R\$\s60,50, agora R\$\s80,00/,
    );
    // Of a category that they are not in they hear nothing.
    expect(letter?.text).not.toMatch(/90,00/);
    expect(letter?.text).toContain(`/eventos/${festival.id}`);
    database.passTime(60 * MINUTE);
    expect(await letters()).toEqual([]);
  });

  // Red with the texts that an organizer types in `changeLine` of eventLetter.ts, and without `sentence` there.
  it('carry nothing that an organizer typed and that a mail program would show as a link', async () => {
    await edit('editEvent', festival.id, { name: 'Ganhe em premio.example', arenaName: 'https://premio.example' });
    await edit('editEvent', festival.id, {
      eventDate: {
        startDate: toIsoDay(addDays(world.today, 9)),
        endDate: toIsoDay(addDays(world.today, 12)),
      },
    });
    database.passTime(10 * MINUTE);
    const [letter] = await letters();
    expect(letter?.text).not.toContain('premio');
    expect(letter?.subject).toBe('Mudou: Um evento em que você está inscrito');
    expect(letter?.text).toMatch(/^Datas: antes .+, agora .+$/m);
  });

  // Red without `announceCallingOff` in callOff.ts.
  it('tell at once that it was called off, to those who were in it and have confirmed their address', async () => {
    await database.orm.update(people).set({ emailConfirmedAt: null }).where(eq(people.id, bia.id));
    const invited = await world.player();
    const caio = await world.player();
    await festival.register(caio, category, { partner: invited.id });
    await letters();
    await edit('editEvent', festival.id, { arenaName: 'Arena Nova' });
    await festival.call(festival.organizer, 'callOffEvent', festival.id);
    const sent = await letters();
    expect(sent.map((letter) => letter.to).toSorted()).toEqual([to(ana), to(caio)].toSorted());
    expect(sent[0]?.subject).toBe('Cancelado: Copa Maré');
    expect(sent[0]?.text).toMatch(/A organização cancelou Copa Maré|A organização cancelou .*, em Copa Maré/);
    expect(sent[0]?.text).not.toContain('Arena Nova');
    database.passTime(20 * MINUTE);
    expect(await letters()).toEqual([]);
  });
});
