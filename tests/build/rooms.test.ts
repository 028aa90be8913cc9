import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /(?:^|\n)(?:import|export)\b[^;]*? from '([^']+)'/g;

/** The folders of a house, each with those that it imports, types included. Files beside the folders are no rooms. */
function roomsOf(house: string): Map<string, Set<string>> {
  const files = readdirSync(house, { recursive: true, encoding: 'utf8' }).filter((name) => /\/.+\.ts$/.test(name));
  const rooms = new Map<string, Set<string>>(files.map((file) => [roomOf(file), new Set()]));
  for (const file of files) {
    const room = roomOf(file);
    for (const [, path = ''] of readFileSync(join(house, file), 'utf8').matchAll(IMPORT)) {
      const other = roomOf(normalize(join(dirname(file), path)));
      if (path.startsWith('.') && other !== room && rooms.has(other)) rooms.get(room)?.add(other);
    }
  }
  return rooms;
}

const roomOf = (file: string): string => file.split('/')[0] ?? '';

// Red with `export type { EndpointName } from '../contract/contract.ts';` in domain/agenda/grid.ts, and with
// `export type { AgendaDay } from '../agenda/agenda.ts';` in domain/notices/kind.ts.
it('the rooms of the domain stand on six floors, and none imports one above it', () => {
  const left = roomsOf('domain');
  expect(left.size).toBeGreaterThan(30);
  const isFree = ([, imported]: [string, ReadonlySet<string>]) => [...imported].every((room) => !left.has(room));
  let floors = 0;
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree)) {
    for (const [room] of free) left.delete(room);
    floors += 1;
  }
  expect([...left.keys()]).toEqual([]);
  expect(floors).toBeLessThanOrEqual(6);
});

const STREETS = readdirSync('server/areas').map((street) => `server/areas/${street}`);

// Red with `export type { Standing } from '../reservations/restoreReservations.ts';` in server/core/ledger/takeBack.ts.
it.each(['server/core', ...STREETS])('no two rooms of %s import each other', (house) => {
  const rooms = roomsOf(house);
  expect(rooms.size).toBeGreaterThan(3);
  const pairs = [...rooms].flatMap(([room, imported]) =>
    [...imported].filter((other) => room < other && rooms.get(other)?.has(room)).map((other) => `${room}, ${other}`),
  );
  expect(pairs).toEqual([]);
});
