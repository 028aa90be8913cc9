import { fold } from '../../domain/validation/names.ts';
import { FAILURES } from '../../domain/contract/failure.ts';
import { refuse } from '../http/handler.ts';
import { GUESSED_HERE, KEYBOARD_ROWS } from './commonPasswordWords.ts';

/** The person who chooses the password. Publicly known facts about them are easy to guess. */
export interface PasswordContext {
  readonly email: string;
  /** The names of the person and of their arenas. */
  readonly names: readonly string[];
}

/** Refuses a password that is among the first guesses. Call it wherever a password is chosen. */
export async function refuseCommonPassword(password: string, context: PasswordContext): Promise<void> {
  if (!(await isCommonPassword(password, context))) return;
  refuse('password_too_common', { password: FAILURES.password_too_common.message });
}

/** Ignores case, accents, punctuation, and a short or common tail of digits and signs after a word. */
export async function isCommonPassword(password: string, context: PasswordContext): Promise<boolean> {
  const { guessed, words } = await dictionaries();
  const own = ownWords(context);
  const folded = fold(password);
  return [folded, compact(folded)].some((text) => {
    if (isMonotonous(text) || guessed.has(text) || words.has(text) || own.has(text)) return true;
    const [stem, tail] = split(text);
    if (stem.length < SHORTEST_STEM || !(guessed.has(stem) || own.has(stem))) return false;
    return tail.length <= LONGEST_TAIL || guessed.has(tail);
  });
}

const SHORTEST_STEM = 3;
/** Long enough for a year or `@123`. */
const LONGEST_TAIL = 4;

/** Splits `senha@2024` into `senha` and `@2024`. */
function split(text: string): readonly [stem: string, tail: string] {
  const stem = text.replace(/[^\p{L}]+$/u, '');
  return [stem, text.slice(stem.length)];
}

function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, '');
}

/** True for one or two repeated characters and for a run along the keyboard. A compacted password of signs alone is ''. */
function isMonotonous(text: string): boolean {
  if (text === '') return false;
  return new Set(text).size <= 2 || KEYBOARD_ROWS.some((row) => row.includes(text));
}

function ownWords({ email, names }: PasswordContext): ReadonlySet<string> {
  const address = fold(email);
  const [local = ''] = address.split('@');
  const nameWords = names.flatMap((name) => [fold(name), ...fold(name).split(/\s+/)]);
  const words = [address, local, ...local.split(/[^\p{L}\p{N}]+/u), ...nameWords];
  return new Set(words.flatMap((word) => [word, compact(word)]).filter((word) => word.length >= SHORTEST_STEM));
}

interface Dictionaries {
  /** Refused alone and also with a short tail, such as a year. */
  readonly guessed: ReadonlySet<string>;
  /** Refused only alone. */
  readonly words: ReadonlySet<string>;
}

let loaded: Promise<Dictionaries> | undefined;

/** Loads the dictionaries, several megabytes, only when somebody first chooses a password. */
function dictionaries(): Promise<Dictionaries> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Dictionaries> {
  const [{ dictionary: common }, { dictionary: portuguese }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const names = [...portuguese['firstnames-pt-br'], ...portuguese['lastnames-pt-br']].map(fold);
  return {
    guessed: new Set([...common['passwords-common'], ...names, ...GUESSED_HERE]),
    words: new Set(portuguese['commonWords-pt-br'].map(fold)),
  };
}
