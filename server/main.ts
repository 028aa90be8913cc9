import { openDatabase } from './database/openDatabase.ts';
import { run } from './run.ts';

await run(openDatabase);
