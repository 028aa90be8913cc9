import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';

export async function migrateAndClose(database: Database): Promise<void> {
  await migrate(database.pool);
  await database.close();
}
