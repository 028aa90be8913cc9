import { describe, expect, it } from 'vitest';
import { joinFaults, toJoin, untilOf } from '../../src/areas/player/booking/queue/joinForm.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const typed = {
  id: ID,
  date: '2026-03-05',
  zone: 'America/Sao_Paulo',
  court: '',
  startHour: '18',
  hours: '2',
  before: '',
};
const court = { id: ID, name: 'Quadra 1', slots: [18, 19].map((startHour) => ({ startHour, isAvailable: false })) };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members are read
const courts = [court] as unknown as Parameters<typeof joinFaults>[1];

describe('until when a player waits', () => {
  it('is until the hours begin, or some hours before the first by the arena’s clock', () => {
    expect(untilOf(typed)).toBeUndefined();
    expect(toJoin(typed)).toEqual({ arena: ID, date: { day: 5, month: 3, year: 2026 }, hours: [18, 19] });
    // 18:00 in São Paulo is 21:00 in UTC.
    expect(toJoin({ ...typed, before: '3' }).until).toEqual(new Date('2026-03-05T18:00:00Z'));
    expect(untilOf({ ...typed, before: '24' })).toEqual(new Date('2026-03-04T21:00:00Z'));
  });

  // Red without `pastUntil` in joinForm.ts.
  it('is not in the past', () => {
    const at = (now: string, before: string) => joinFaults({ ...typed, before }, courts, new Date(now));
    expect(at('2026-03-05T17:59:00Z', '3')).toEqual({});
    expect(at('2026-03-05T18:00:00Z', '3')).toEqual({ before: 'Este momento já passou. Escolha outro.' });
    expect(at('2026-03-05T20:00:00Z', '')).toEqual({});
  });
});
