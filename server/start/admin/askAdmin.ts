import { passwordsDiffer } from '#domain/signUp/signUp.ts';
import { type AdminForm, faultsOf } from './adminForm.ts';
import { ADMIN } from './adminTexts.ts';
import type { Terminal } from './Terminal.ts';

/** The values given by the command line and the environment. */
export type AdminInput = Partial<AdminForm>;

/** Asks for values that are missing, and again for values that are invalid. */
export async function askAdmin(terminal: Terminal, given: AdminInput): Promise<AdminForm> {
  const name = await askUntilRight(terminal, 'name', given);
  const email = await askUntilRight(terminal, 'email', { ...given, name });
  const password = await askUntilRight(terminal, 'password', { ...given, name, email });
  return { name, email, password };
}

async function askUntilRight(terminal: Terminal, field: keyof AdminForm, given: AdminInput): Promise<string> {
  for (let value = given[field]; ; value = undefined) {
    const answer = value ?? (await ask(terminal, field));
    const fault = answer && (await faultsOf({ ...BLANK, ...given, [field]: answer }))[field];
    if (answer && fault === undefined) return answer;
    if (fault) terminal.say(fault);
  }
}

const BLANK: AdminForm = { name: '', email: '', password: '' };

/** Returns '' when nothing was typed or the repeated password differs; the caller then asks again. */
async function ask(terminal: Terminal, field: keyof AdminForm): Promise<string> {
  if (field !== 'password') return terminal.ask(ADMIN.questions[field]);
  const password = await terminal.askHidden(ADMIN.questions.password);
  const { repeated } = passwordsDiffer(password, await terminal.askHidden(ADMIN.questions.repeated));
  if (repeated === undefined) return password;
  terminal.say(repeated);
  return '';
}
