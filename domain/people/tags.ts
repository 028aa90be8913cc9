import { Schema } from 'effect';
import { fold, tidied, tidyName } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

/** So many tags a record has at most, of so many characters each: words to find people by, no second note. */
const MOST_TAGS = 8;
const MAX_TAG = 24;
const TOO_MANY = `Use no máximo ${MOST_TAGS} etiquetas.`;
const TOO_LONG = `Cada etiqueta precisa ter no máximo ${MAX_TAG} caracteres.`;
const SEPARATED = 'Separe as etiquetas por vírgula.';

/** One tag, in small letters: 'Aluno' and 'aluno' are one. */
export const Tag = tidied(
  filledText('A etiqueta está vazia.').check(
    Schema.isMaxCodePoints(MAX_TAG, { message: TOO_LONG }),
    Schema.isPattern(/^[^,;]*$/u, { message: SEPARATED }),
  ),
);

export const Tags = Schema.Array(Tag).check(Schema.isMaxLength(MOST_TAGS, { message: TOO_MANY }));

/** Tags as they are typed, with commas between them. */
export const TypedTags = Schema.String.check(
  Schema.makeFilter((typed) => tagsOf(typed).length <= MOST_TAGS || TOO_MANY),
  Schema.makeFilter((typed) => tagsOf(typed).every((tag) => Array.from(tag).length <= MAX_TAG) || TOO_LONG),
);

/** The tags in a text, each once. */
export function tagsOf(typed: string): readonly string[] {
  return tidyTags(typed.split(/[,;\n]/));
}

/** Tags as they are stored: in small letters, each once however it is accented, and in the order in which they came. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  const byFold = new Map<string, string>();
  for (const tag of tags.map((one) => tidyName(one).toLocaleLowerCase('pt-BR'))) {
    if (tag !== '' && !byFold.has(fold(tag))) byFold.set(fold(tag), tag);
  }
  return [...byFold.values()];
}

export function tagsText(tags: readonly string[]): string {
  return tags.join(', ');
}
