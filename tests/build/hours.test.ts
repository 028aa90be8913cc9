import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the tables of who has which hour are called, in SQL and in the schema. */
const TABLES =
  /\b(?:slot_claim|slotClaims|(?:join|into|update|from) occupant)\b|import \{[^}]*\boccupants\b[^}]*\} from/;

/** Those who make the tables, fill them for a demonstration, and know them. */
const KNOW = ['platform/database/', 'start/demo/', 'core/hours/'];

// Red with `from slot_claim` in server/areas/owner/agenda/readWeek.ts, and with `slotClaims` in server/core/waiting/offerFreed.ts.
it('who has which hour is known in one room of the server', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const knowing = files.filter((name) => TABLES.test(readFileSync(join('server', name), 'utf8')));
  expect(knowing.filter((name) => !KNOW.some((room) => name.startsWith(room)))).toEqual([]);
  expect(knowing.filter((name) => name.startsWith('core/hours/')).length).toBeGreaterThan(5);
});
