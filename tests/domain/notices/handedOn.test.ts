import { describe, expect, it } from 'vitest';
import { isPublic, routeOf } from '#domain/navigation/routes.ts';
import { guestMessage } from '#domain/notices/guestMessage.ts';
import { handedOn } from '#domain/notices/handedOn.ts';
import { isNoticeKind, KINDS, wordsOf } from '#domain/notices/notice.ts';
import { whatsappMessageLink } from '#domain/people/phone.ts';

const ORIGIN = 'https://quadralivre.example';
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Half of what the address bars and WhatsApp take at the least. */
const MOST_LETTERS = 1_000;

const all = Object.keys(KINDS)
  .filter(isNoticeKind)
  .map((kind) => ({ kind, words: wordsOf(kind, KINDS[kind].example, 'Bia Lima') }));

describe.each(all)('$kind, handed on', ({ words }) => {
  const text = handedOn(words, ORIGIN);
  const said = `${words.title}\n${words.line}`;
  const [address, ...more] = text.slice(said.length).split('\n').slice(1);

  it('is the title, the line and at most one address, none of them empty, and nothing that means nothing to a reader', () => {
    expect(text.startsWith(said)).toBe(true);
    expect(more).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|^\s*$|\s$/m);
    expect(said).not.toMatch(ID);
    expect(Array.from(text).length).toBeLessThan(MOST_LETTERS);
    expect(new URL(whatsappMessageLink(text)).searchParams.get('text')).toBe(text);
  });

  // Red with `path` in the place of `publicPath` in domain/notices/handedOn.ts.
  it('leads where strangers may look, or nowhere', () => {
    if (address === undefined) return;
    const { origin, pathname, search } = new URL(address);
    expect({ origin, search }).toEqual({ origin: ORIGIN, search: '' });
    expect(routeOf(pathname) !== undefined && isPublic(pathname)).toBe(true);
  });
});

it('what somebody wrote at length is cut', () => {
  const { line } = wordsOf('arenaHidden', { arena: 'Arena', reason: 'a'.repeat(5_000) }, null);
  expect(Array.from(handedOn({ title: 'Um título', line }, ORIGIN)).length).toBeLessThan(MOST_LETTERS);
});

it('a guest is told the same, by name', () => {
  const words = wordsOf('reservationCancelled', KINDS.reservationCancelled.example, null);
  expect(guestMessage('Rui', words)).toBe(`Olá, Rui!\nA arena cancelou a sua reserva.\n${words.line}`);
});
