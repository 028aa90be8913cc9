import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../server/platform/database/migrations/', import.meta.url);
/** Before the first release there was no version whose code had to run on the schema of the next. */
const BEFORE_THE_RULE = '0006';

/** What the code of the version before cannot live with. */
const CONTRACTIONS: readonly RegExp[] = [
  /\bdrop (table|column)\b/i,
  /\brename (to|column)\b/i,
  /\bset data type\b/i,
  /\bset not null\b/i,
  /\badd column (?!.*(\bdefault\b|\bgenerated\b)).*\bnot null\b/i,
];

function contractionsIn(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((statement) => statement.trim());
  return statements.filter((statement) => CONTRACTIONS.some((pattern) => pattern.test(statement)));
}

it('migrations only add, but for those that say that they contract', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= BEFORE_THE_RULE);
  const expanding = files.filter((name) => !name.endsWith('_contract.sql'));
  const found = expanding.flatMap((name) =>
    contractionsIn(readFileSync(new URL(name, FOLDER), 'utf8')).map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

it('knows what drizzle-kit writes', () => {
  const expanding = [
    'CREATE TABLE "a" ("n" integer NOT NULL);',
    'ALTER TABLE "a" ADD COLUMN "n" integer;',
    'ALTER TABLE "a" ADD COLUMN "n" smallint DEFAULT 60 NOT NULL;',
    'ALTER TABLE "a" DROP CONSTRAINT "a_status";',
    'ALTER TABLE "a" ALTER COLUMN "n" DROP NOT NULL;',
    'DROP INDEX "a_index";',
  ];
  const contracting = [
    'DROP TABLE "a" CASCADE;',
    'ALTER TABLE "a" DROP COLUMN "n";',
    'ALTER TABLE "a" RENAME COLUMN "n" TO "m";',
    'ALTER TABLE "a" RENAME TO "b";',
    'ALTER TABLE "a" ALTER COLUMN "n" SET DATA TYPE text;',
    'ALTER TABLE "a" ALTER COLUMN "n" SET NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "n" integer NOT NULL;',
  ];
  expect(contractionsIn([...expanding, ...contracting].join('--> statement-breakpoint\n'))).toEqual(contracting);
});
