import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';

export async function migrateAndClose(database: Database): Promise<void> {
  await migrate(database.pool);
  await database.close();
}
