import { fold } from '#domain/values/text/names.ts';
import { FAILURES } from '#domain/contract/failure.ts';
import { refuse } from '#platform/http/handler.ts';
import { GUESSED_HERE, KEYBOARD_ROWS } from './commonPasswordWords.ts';

/** The person who chooses the password. Publicly known facts about them are easy to guess. */
export interface PasswordContext {
  readonly email: string;
  /** The names of the person and of their arenas. */
  readonly names: readonly string[];
}

/** Why a password is among the first guesses, in the words of the field. */
const REASONS = {
  keys: 'Esta senha é muito comum: repete teclas ou segue a ordem delas. Escolha outra.',
  own: 'Esta senha é muito comum: usa o seu nome, o da sua arena ou o seu email. Escolha outra.',
  listed: FAILURES.password_too_common.message,
  word: 'Esta senha é muito comum: é uma palavra do dicionário. Junte outras.',
  tail: 'Esta senha é muito comum: é uma palavra conhecida com um número ou sinal no fim. Junte outras palavras.',
} as const;
export type CommonBecause = keyof typeof REASONS;

/** Refuses a password that is among the first guesses. Call it wherever a password is chosen. */
export async function refuseCommonPassword(password: string, context: PasswordContext): Promise<void> {
  const fault = await commonPasswordFault(password, context);
  if (fault !== undefined) refuse('password_too_common', { password: fault });
}

/** What the field of a password says that is among the first guesses. */
export async function commonPasswordFault(password: string, context: PasswordContext): Promise<string | undefined> {
  const because = await whyCommon(password, context);
  return because && REASONS[because];
}

/** Ignores case, accents, punctuation, and a short or common tail of digits and signs after a word. */
export async function whyCommon(password: string, context: PasswordContext): Promise<CommonBecause | undefined> {
  const { guessed, words } = await dictionaries();
  const own = ownWords(context);
  const folded = fold(password);
  for (const text of [folded, compact(folded)]) {
    if (own.has(text)) return 'own';
    if (guessed.has(text)) return 'listed';
    if (isMonotonous(text)) return 'keys';
    if (words.has(text)) return 'word';
    const [stem, tail] = split(text);
    if (stem.length < SHORTEST_STEM || (tail.length > LONGEST_TAIL && !guessed.has(tail))) continue;
    if (own.has(stem)) return 'own';
    if (guessed.has(stem)) return 'tail';
  }
  return undefined;
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
