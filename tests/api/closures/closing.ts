import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { TestArena, TestPerson, World } from '../booking/world.ts';

/** What somebody asks of the courts of an arena: both of them, from 18 to 22 hours of the test's day. */
export function openClosing(world: Omit<World, 'close'>, arena: TestArena, who: TestPerson = arena.owner) {
  const day = toIsoDay(world.day);
  const usual = { courts: arena.courts.map(({ id }) => id), from: day, until: day, startHour: 18, endHour: 22 };
  const change = (path: string, id: string, payload?: object) =>
    world.call(who, { method: 'PATCH', url: path.replace(':id', id), ...(payload && { payload }) });
  return {
    measure: (scope: object = {}) =>
      world.call(who, { method: 'POST', url: contract.measureClosure.path, payload: { ...usual, ...scope } }),
    close: (told: object, scope: object = {}) =>
      world.call(who, {
        method: 'POST',
        url: contract.closeCourts.path,
        payload: { scope: { ...usual, ...scope }, reason: 'rain', ...told },
      }),
    undo: (id: string) => change(contract.undoClosure.path, id),
    /** Without a part, all that is ahead of it. */
    reopen: (id: string, part?: object) => change(contract.reopenCourts.path, id, part),
  };
}
