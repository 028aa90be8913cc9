import { buffer } from 'node:stream/consumers';
import { SEPARATORS } from '#domain/imports/file.ts';
import { readFile } from './readFile.ts';

// One spreadsheet from standard input, and the separator of its cells, if somebody chose it, as the argument; what the file says
// goes to standard output, as the JSON of a `SheetReading`.
const separator = SEPARATORS.find((name) => name === process.argv[2]);
process.stdout.end(JSON.stringify(await readFile(await buffer(process.stdin), separator)));
