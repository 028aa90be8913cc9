import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { openWorld, type TestArena, type World } from '../api/booking/world.ts';

const VISITOR = undefined;

/** Row 25. Red without the arena's id in the `where` of server/areas/owner/courts. */
describeOnDatabases('attacks on another owner’s arena', (open) => {
  let world: World;
  let arena: TestArena;
  let other: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    [arena, other] = [await world.arena('local'), await world.arena('local')];
  });

  const NOT_FOUND = {
    status: 404,
    body: { message: 'Quadra não encontrada.', error: { statusCode: 404, code: 'court_not_found' } },
  };
  const courtsOf = (id: string) => world.call(VISITOR, { method: 'GET', url: contract.courts.path.replace(':id', id) });
  const own = ({ owner }: TestArena) => world.call(owner, { method: 'GET', url: contract.myArena.path });

  it('25: a court of another arena does not exist for an owner, whatever version they name', async () => {
    const id = arena.courts[0]?.id ?? '';
    const before = await courtsOf(arena.id);
    const url = contract.updateCourt.path.replace(':id', id);
    for (const query of ['', '?version=1', '?version=2']) {
      const payload = { name: 'Tomada', inDoor: true };
      expect(await world.call(other.owner, { method: 'PATCH', url: `${url}${query}`, payload })).toEqual(NOT_FOUND);
    }
    expect(await world.call(other.owner, { method: 'DELETE', url })).toEqual(NOT_FOUND);
    expect(await courtsOf(arena.id)).toEqual(before);
  });

  it('25: what an owner creates or changes is their own', async () => {
    const [before, courts] = [await own(arena), await courtsOf(arena.id)];
    await world.call(other.owner, { method: 'POST', url: contract.createCourt.path, payload: { name: 'Minha' } });
    const payload = { paymentMethod: 'platform' };
    await world.call(other.owner, { method: 'PATCH', url: contract.updatePaymentMethod.path, payload });
    expect([await own(arena), await courtsOf(arena.id)]).toEqual([before, courts]);
    expect((await own(other)).body.data).toMatchObject({ arena: { _id: other.id, paymentMethod: 'platform' } });
  });

  it('25, 27: whose arena it is cannot be sent along', async () => {
    for (const extra of [{ arena: arena.id }, { arenaId: arena.id }, { owner: other.owner.id }]) {
      const payload = { name: 'Intrusa', ...extra };
      const reply = await world.call(other.owner, { method: 'POST', url: contract.createCourt.path, payload });
      expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    }
    expect((await courtsOf(arena.id)).body.data.courts).toHaveLength(2);
  });

  it('an owner without an arena has none to change', async () => {
    const nobody = await world.person('arena-owner');
    const reply = await world.call(nobody, {
      method: 'POST',
      url: contract.createCourt.path,
      payload: { name: 'Nenhuma' },
    });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
  });
});
