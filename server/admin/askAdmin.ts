import { passwordsDiffer } from '../../domain/signUp/signUp.ts';
import { type AdminForm, faultsOf } from './adminForm.ts';
import { ADMIN } from './adminTexts.ts';
import type { Terminal } from './Terminal.ts';

/** What the command line and the environment say already. */
export type Given = Partial<AdminForm>;

/** Asks for what is not given, and again for what is not right. */
export async function askAdmin(terminal: Terminal, given: Given): Promise<AdminForm> {
  const name = await askUntilRight(terminal, 'name', given);
  const email = await askUntilRight(terminal, 'email', { ...given, name });
  const password = await askUntilRight(terminal, 'password', { ...given, name, email });
  return { name, email, password };
}

async function askUntilRight(terminal: Terminal, field: keyof AdminForm, given: Given): Promise<string> {
  for (let value = given[field]; ; value = undefined) {
    const answer = value ?? (await ask(terminal, field));
    const fault = answer && (await faultsOf({ ...BLANK, ...given, [field]: answer }))[field];
    if (answer && fault === undefined) return answer;
    if (fault) terminal.say(fault);
  }
}

const BLANK: AdminForm = { name: '', email: '', password: '' };

/** An empty answer is none. */
async function ask(terminal: Terminal, field: keyof AdminForm): Promise<string> {
  if (field !== 'password') return terminal.ask(ADMIN.questions[field]);
  const password = await terminal.askHidden(ADMIN.questions.password);
  const { repeated } = passwordsDiffer(password, await terminal.askHidden(ADMIN.questions.repeated));
  if (repeated === undefined) return password;
  terminal.say(repeated);
  return '';
}
