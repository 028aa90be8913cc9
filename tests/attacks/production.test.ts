import { beforeEach, describe, expect, it } from 'vitest';
import { seedOnce } from '#platform/database/seedOnce.ts';
import { storedSettings } from '#platform/database/schema/system.ts';
import { refuseDemonstration } from '#start/demo/refuseDemonstration.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { makePerson } from '../api/cast.ts';
import { openTestServer, refusal } from '../api/testServer.ts';
import { describeOnDatabases, openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

// Row 44: tests/server/start.test.ts tries it with the process itself.
describeOnDatabases('a production server on a database', (open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  it('of its own is not refused', async () => {
    await makePerson(database, 'admin', { email: 'regina@quadra.example' });
    await expect(refuseDemonstration(database)).resolves.toBeUndefined();
  });

  // Red without isSeeded in start/demo/refuseDemonstration.ts.
  it('that the demonstration was put into once, whatever is left of it', async () => {
    await seedOnce(database, async () => undefined);
    await expect(refuseDemonstration(database)).rejects.toThrow('O banco de dados tem os dados da demonstração');
  });

  // Red without hasAccounts in start/demo/refuseDemonstration.ts.
  it.each(DEMO_ACCOUNTS)('into which $email was copied without the mark', async ({ email }) => {
    await makePerson(database, 'admin', { email, status: 'inactive' });
    expect(await database.orm.select().from(storedSettings)).toEqual([]);
    await expect(refuseDemonstration(database)).rejects.toThrow('O banco de dados tem os dados da demonstração');
  });
});

describe('the page of the API', () => {
  // Row 44. Red without `settings.apiDocs` in features.ts.
  it('is there only with its setting', async () => {
    const database = await openTestDatabase();
    const statuses = async (apiDocs: boolean) => {
      const { app } = await openTestServer(database, { settings: { apiDocs } });
      const replies = [await app.inject('/docs/json'), await app.inject('/docs/static/swagger-ui.css')];
      await app.close();
      return replies.map((reply) => (reply.statusCode === 404 ? reply.json() : reply.statusCode));
    };
    expect(await statuses(true)).toEqual([200, 200]);
    expect(await statuses(false)).toEqual([refusal('route_not_found'), refusal('route_not_found')]);
    await database.close();
  });
});
