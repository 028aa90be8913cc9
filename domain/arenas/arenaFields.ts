import { Schema } from 'effect';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

export const Instagram = Schema.String.check(
  Schema.isMinCodePoints(1, { message: 'O Instagram é obrigatório.' }),
  Schema.isMinCodePoints(2, { message: 'O Instagram precisa ter no mínimo 2 caracteres.' }),
  Schema.isMaxCodePoints(31, { message: 'O Instagram precisa ter no máximo 30 caracteres depois do @.' }),
  Schema.isPattern(/^@?[\w.]+$/u, { message: 'O Instagram só aceita letras, números, ponto e sublinhado.' }),
);

export const ArenaName = tidied(
  filledText('O nome da arena é obrigatório.').check(
    Schema.isMaxCodePoints(80, { message: 'O nome da arena precisa ter no máximo 80 caracteres.' }),
  ),
);

/** Formats the field while it is typed: `@` in front, only characters that Instagram allows, at most 30 of them. */
export function maskInstagram(typed: string): string {
  const name = typed.replace(/[^\w.]/g, '').slice(0, 30);
  return name && `@${name}`;
}
