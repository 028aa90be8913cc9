import { buffer } from 'node:stream/consumers';
import { readFile } from './readFile.ts';

// One spreadsheet from standard input; what it says goes to standard output, as the JSON of a `SheetReading`.
process.stdout.end(JSON.stringify(await readFile(await buffer(process.stdin))));
