import { openDatabase } from '#platform/database/openDatabase.ts';
import { run } from './run.ts';

await run(openDatabase);
