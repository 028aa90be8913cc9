import { Result, Schema } from 'effect';
import { expect, it } from 'vitest';
import { Email, NewPassword } from '#domain/session/credentials.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import { BLANK_TEXT, filledText, Text, UNUSABLE_TEXT } from '#domain/values/text/text.ts';

const MISSING = 'O nome é obrigatório.';

/** What is said of the first fault; nothing of a text that is taken. */
function faultOf(schema: Schema.Codec<string>, text: string): string | undefined {
  const decoded = Schema.decodeUnknownResult(schema, { errors: 'all' })(text);
  return Result.isFailure(decoded) ? fieldErrors(decoded.failure.issue)[''] : undefined;
}

// Red when UNUSABLE or INVISIBLE of domain/values/text/text.ts takes what people write.
it.each(['', 'Ana', ' Zoë D’Ávila ', '東京', 'אנה', '👩‍👩‍👧', '🇧🇷', 'می‌خواهم', 'a\u0301', '🏐'])('takes %j', (text) => {
  expect(faultOf(Text, text)).toBeUndefined();
});

it.each([
  ['\ud83d', UNUSABLE_TEXT],
  ['a\u0000', UNUSABLE_TEXT],
  ['a\nb', UNUSABLE_TEXT],
  ['moc.live\u202e', UNUSABLE_TEXT],
  ['\u200e', UNUSABLE_TEXT],
  ['  ', BLANK_TEXT],
  ['\u200b\ufeff', BLANK_TEXT],
])('refuses %j in words', (text, message) => {
  expect(faultOf(Text, text)).toBe(message);
});

// Red when filledText's own check does not come first.
it.each(['', '  ', '\u200b', '\u3164'])('says of %j that something is missing, where something must be', (text) => {
  expect(faultOf(filledText(MISSING), text)).toBe(MISSING);
});

// Red without the last check of Email: two such addresses look the same.
it.each(['ana\u200b@exemplo.com', 'ana@exem\u00adplo.com', 'ana\u202e@exemplo.com', 'a\ud800@exemplo.com'])(
  'takes %j for no e-mail',
  (email) => {
    expect([faultOf(Email, email), faultOf(Email, 'ana@exemplo.com')]).toEqual(['Informe um email válido.', undefined]);
  },
);

// Red without IS_PASSWORD in newPassword: half pairs are all hashed as the same character.
it('takes any characters in a password, but no halves of them', () => {
  expect(['areia\n\u200b\u202e', '🏐🏐🏐🏐🏐🏐', 'areia\ud800'].map((text) => faultOf(NewPassword, text))).toEqual([
    undefined,
    undefined,
    'A senha tem caracteres que não podem ser usados.',
  ]);
});
