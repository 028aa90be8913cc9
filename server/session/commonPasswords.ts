import { fold } from '../../domain/arenas/search.ts';
import { FAILURES } from '../../domain/contract/failure.ts';
import { refuse } from '../http/handler.ts';
import { GUESSED_HERE, KEYBOARD_ROWS } from './commonPasswordWords.ts';

/** Whose password it is to be: what everybody knows of a person is no secret of theirs. */
export interface PasswordContext {
  readonly email: string;
  /** The person's, and the arena's where there is one. */
  readonly names: readonly string[];
}

/** Refuses a password that is among the first that anybody would try. For every place where a password is chosen. */
export async function refuseCommonPassword(password: string, context: PasswordContext): Promise<void> {
  if (!(await isCommonPassword(password, context))) return;
  refuse('password_too_common', { password: FAILURES.password_too_common.message });
}

/** Looked up without case, accents and punctuation, and without the digits that are put behind a word. */
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
/** A year, or `@123`. */
const LONGEST_TAIL = 4;

/** `senha@2024` → `senha` and `@2024`'s digits and signs. */
function split(text: string): readonly [stem: string, tail: string] {
  const stem = text.replace(/[^\p{L}]+$/u, '');
  return [stem, text.slice(stem.length)];
}

function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, '');
}

/** One or two characters over and over, or a run along the keyboard. Of a password of signs alone nothing is compact. */
function isMonotonous(text: string): boolean {
  if (text === '') return false;
  return new Set(text).size <= 2 || KEYBOARD_ROWS.some((row) => row.includes(text));
}

function ownWords({ email, names }: PasswordContext): ReadonlySet<string> {
  const address = fold(email);
  const [local = ''] = address.split('@');
  const parts = names.flatMap((name) => [fold(name), ...fold(name).split(/\s+/)]);
  const words = [address, local, ...local.split(/[^\p{L}\p{N}]+/u), ...parts];
  return new Set(words.flatMap((word) => [word, compact(word)]).filter((word) => word.length >= SHORTEST_STEM));
}

interface Dictionaries {
  /** Also refused with a year or the like behind. */
  readonly guessed: ReadonlySet<string>;
  /** Refused alone. */
  readonly words: ReadonlySet<string>;
}

let loaded: Promise<Dictionaries> | undefined;

/** Megabytes, which a server does without until somebody chooses a password. */
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
