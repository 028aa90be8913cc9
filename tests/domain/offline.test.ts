import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { isKept, KEPT_PATHS } from '#domain/offline/keptPaths.ts';
import { lastUpdatedText } from '#domain/offline/lastUpdated.ts';
import { aged } from '../../src/app/offline/worker/aged.ts';

const GETS = Object.values(contract).filter(({ method }) => method === 'GET');

// Red with a path that the contract does not have, and when `:id` also matched a slash.
it('what is kept are calls of the contract, and no other call has such an address', () => {
  const paths = GETS.map(({ path }) => path);
  expect(KEPT_PATHS.filter((path) => !paths.includes(path))).toEqual([]);
  const kept = paths.filter((path) => isKept(path.replaceAll(/:\w+/g, '0190c8f0-1111-7222-8333-444455556666')));
  expect(new Set(kept)).toEqual(new Set(KEPT_PATHS));
  expect(isKept(contract.me.path)).toBe(false);
});

it('the hour of the last update stands alone on its day, and with the day on any other', () => {
  const at = new Date('2026-11-27T22:42:30Z');
  expect(lastUpdatedText(at, new Date('2026-11-28T02:00:00Z'), 'America/Sao_Paulo')).toBe('Atualizado às 19:42.');
  expect(lastUpdatedText(at, new Date('2026-11-28T04:00:00Z'), 'America/Sao_Paulo')).toBe(
    'Atualizado em 27/11 às 19:42.',
  );
});

// Red without the subtraction, and without the floor of nothing left.
it('of a kept reply what was counted in seconds has gone on, wherever it stands, and nothing else changes', () => {
  const reply = { data: { reservations: [{ total: 80, payment: [{ secondsLeft: 3_600, value: 80 }] }] }, pages: 1 };
  expect(aged(reply, 90_400)).toEqual({
    data: { reservations: [{ total: 80, payment: [{ secondsLeft: 3_510, value: 80 }] }] },
    pages: 1,
  });
  expect(aged({ secondsLeft: 60 }, 3_600_000)).toEqual({ secondsLeft: 0 });
  expect(aged({ secondsLeft: 60 }, -172_800_000)).toEqual({ secondsLeft: 60 });
  expect(aged({ offer: { secondsLeft: null, name: 'Ana' } }, 5_000)).toEqual({
    offer: { secondsLeft: null, name: 'Ana' },
  });
});
