import { Schema } from 'effect';
import { describe, expect, it } from 'vitest';
import { ReceivedMoney, shareOf, sharesText } from '#domain/ledger/cancellation.ts';

describe('what was received for a reservation that the desk cancels', () => {
  it.each([
    [
      { value: 80_50, becomes: 'refund' },
      { given: 80_50, kept: 0 },
    ],
    [
      { value: 80_50, becomes: 'refund', part: 30_25 },
      { given: 30_25, kept: 50_25 },
    ],
    [
      { value: 80_50, becomes: 'credit' },
      { given: 80_50, kept: 0 },
    ],
    [
      { value: 80_50, becomes: 'deposit' },
      { given: 0, kept: 80_50 },
    ],
  ] as const)('%j leaves the desk, and stays: %j', (received, shares) => {
    expect(shareOf(received)).toEqual(shares);
  });

  it.each([
    [{ value: 80_50, becomes: 'refund', method: 'pix' }, 'R$\u00a080,50 voltaram'],
    [{ value: 80_50, becomes: 'refund', method: 'pix', part: 30_25 }, 'R$\u00a030,25 voltaram e R$\u00a050,25 ficaram'],
    [{ value: 80_50, becomes: 'credit' }, 'R$\u00a080,50 viraram crédito'],
    [{ value: 80_50, becomes: 'deposit' }, 'R$\u00a080,50 ficaram'],
  ] as const)('of %j is said: %s', (received, said) => {
    const words = { refund: 'voltaram', credit: 'viraram crédito', deposit: 'ficaram' };
    expect(sharesText(received, words)).toBe(said);
  });

  const decode = Schema.decodeUnknownSync(ReceivedMoney);
  it.each([0, 80.51, -1])('of R$ 80,50 a part of %d is none', (part) => {
    expect(() => decode({ value: 80.5, becomes: 'refund', method: 'pix', part })).toThrow();
  });

  it('a part is of what goes back by hand alone, and may be all of it', () => {
    expect(() => decode({ value: 80.5, becomes: 'deposit', part: 10 })).toThrow('Devolva de R$ 0,01 a R$\u00a080,50.');
    expect(decode({ value: 80.5, becomes: 'refund', method: 'pix', part: 80.5 })).toMatchObject({ part: 80_50 });
  });
});
