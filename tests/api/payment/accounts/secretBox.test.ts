import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { secretBox } from '#platform/secrets/secretBox.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const TEXT = 'APP_USR-1585551492-segredo-ção';

describe('a sealed text', () => {
  test('opens where it was sealed for, and differs each time', () => {
    const box = secretBox([NEW]);
    const [one, two] = [box.seal(TEXT, 'row 1'), box.seal(TEXT, 'row 1')];
    expect([box.unseal(one, 'row 1'), box.unseal(two, 'row 1')]).toEqual([TEXT, TEXT]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('APP_USR');
  });

  // Red without `setAAD` in server/platform/secrets/secretBox.ts.
  test('opens nowhere else', () => {
    const box = secretBox([NEW]);
    expect(box.unseal(box.seal(TEXT, 'row 1'), 'row 2')).toBeUndefined();
  });

  test('that was changed anywhere does not open', () => {
    const box = secretBox([NEW]);
    const [id = '', packed = ''] = box.seal(TEXT, 'row 1').split('.');
    const bytes = Buffer.from(packed, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      expect(box.unseal(`${id}.${changed.toString('base64url')}`, 'row 1')).toBeUndefined();
    }
    for (const cut of ['', id, `${id}.`, `${id}.AAAA`, packed, `xxxxxxxx.${packed}`])
      expect(box.unseal(cut, 'row 1')).toBeUndefined();
  });

  // Red when `secretBox` knows its first key alone.
  test('opens after the key was changed, while the old one is in the list', () => {
    const before = secretBox([OLD]).seal(TEXT, 'row 1');
    const both = secretBox([NEW, OLD]);
    expect([both.unseal(before, 'row 1'), both.knows(before)]).toEqual([TEXT, true]);
    const after = both.seal(TEXT, 'row 1');
    const alone = secretBox([NEW]);
    expect([alone.unseal(after, 'row 1'), alone.knows(after)]).toEqual([TEXT, true]);
    expect([alone.unseal(before, 'row 1'), alone.knows(before)]).toEqual([undefined, false]);
  });
});
