import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { isSeeded } from '#platform/database/seedOnce.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/**
 * Stops a production server from starting on a database that ever held the demonstration: its passwords are public, the
 * administrator's too. Checks the accounts besides the mark, because single tables may be copied without the mark.
 */
export async function refuseDemonstration(database: Database): Promise<void> {
  if (!(await isSeeded(database)) && !(await hasAccounts(database))) return;
  throw new StartFailure({
    message:
      'O banco de dados tem os dados da demonstração, com senhas que todos conhecem, e é recusado com NODE_ENV=production. ' +
      'Use um banco de dados vazio.',
  });
}

async function hasAccounts({ orm }: Database): Promise<boolean> {
  const found = await orm.select({ id: people.id }).from(people).where(inArray(people.email, EMAILS)).limit(1);
  return found.length > 0;
}
