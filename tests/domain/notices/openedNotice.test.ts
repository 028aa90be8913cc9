import { expect, it } from 'vitest';
import { openedHash, openedIn } from '#domain/notices/openedNotice.ts';

const ID = '01999999-9999-7999-8999-999999999999';

it('an address names the notice that was tapped, and another end of an address none', () => {
  expect(openedIn(openedHash(ID))).toBe(ID);
  for (const id of ['aviso', '', `${ID}&x=1`, '../login']) expect(openedHash(id)).toBe('');
  for (const hash of ['', '#aviso=', '#aviso=1', '#dados', `#aviso=${ID}x`]) expect(openedIn(hash)).toBeUndefined();
});
