import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type AdminForm, faultsOf } from './admin/adminForm.ts';
import { ADMIN } from './admin/adminTexts.ts';
import { askAdmin, type AdminInput } from './admin/askAdmin.ts';
import { makeAdmin } from './admin/makeAdmin.ts';
import { Ended, Terminal } from './admin/Terminal.ts';
import { giveUp, settingsOfServer, SURROUNDINGS } from './commandLine.ts';
import type { Database } from '#platform/database/database.ts';
import { refuseDemonstration } from './demo/refuseDemonstration.ts';
import { openDatabase } from '#platform/database/openDatabase.ts';
import { StartFailure } from '#platform/StartFailure.ts';

/**
 * `npm run create-admin` creates the first administrators. It uses the server's database, and only while the server is
 * stopped.
 */
async function main(): Promise<void> {
  const given = readInput();
  const settings = settingsOfServer();
  const database = await openDatabase(settings, SURROUNDINGS);
  try {
    if (settings.production) await refuseDemonstration(database);
    await createIn(database, given);
  } finally {
    await database.close();
  }
}

async function createIn(database: Database, given: AdminInput): Promise<void> {
  const form = process.stdin.isTTY ? await converse(given) : await readForm(given);
  if (!form) return;
  const isMade = await makeAdmin(database, form);
  if (isMade) console.log(ADMIN.made(form.email));
  else fail(ADMIN.taken(form.email));
}

async function converse(given: AdminInput): Promise<AdminForm | undefined> {
  const terminal = new Terminal(process.stdin, process.stdout);
  try {
    return await askAdmin(terminal, given);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    fail(`\n${ADMIN.cancelled}`);
    return undefined;
  } finally {
    terminal.close();
  }
}

/** Without a terminal, all values must be given: the password in the environment or as the first line of the input. */
async function readForm({ name = '', email = '', password }: AdminInput): Promise<AdminForm | undefined> {
  const form = { name, email, password: password ?? (await firstLine()) };
  const faults = Object.values(await faultsOf(form));
  if (faults.length === 0) return form;
  fail(...faults, ADMIN.usage, ADMIN.passwordHow);
  return undefined;
}

async function firstLine(): Promise<string> {
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
}

function readInput(): AdminInput {
  const options = { name: { type: 'string' }, email: { type: 'string' } } as const;
  try {
    const { ADMIN_PASSWORD } = process.env;
    return { ...parseArgs({ options }).values, ...(ADMIN_PASSWORD && { password: ADMIN_PASSWORD }) };
  } catch {
    return giveUp(ADMIN.usage, ADMIN.passwordHow);
  }
}

/** Sets the exit code only, because the database is still to be closed; the process then ends by itself. */
function fail(...lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartFailure)) throw error;
  giveUp(error.message);
});
