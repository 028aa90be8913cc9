import { openDatabase } from '#platform/database/openDatabase.ts';
import { run } from '../run.ts';
import { parentWire } from './parentWire.ts';

// Nobody could stop a server that outlives `npm run dev`, and its database ended with it.
process.once('disconnect', () => process.exit(1));

await run((settings, surroundings) => openDatabase(settings, surroundings, parentWire));
