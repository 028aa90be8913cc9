import { describe, expect, it } from 'vitest';
import { accountOf, returnsTakenBackWith } from '#domain/agenda/received.ts';

const paid = (info: string, value: number) => ({ id: info, info, value });

describe('the account of a reservation', () => {
  it('begins with everything left', () => {
    const account = accountOf({ totalValue: 161_00, status: 'PENDENTE', installments: [] });
    expect(account).toEqual({ received: 0, discounted: 0, left: 161_00, confirmed: 0, lost: 0 });
  });

  it('tells what was paid from what was let go', () => {
    const installments = [paid('Ana', 80_50), paid('DESCONTO', 20_00), paid('', 10_00)];
    expect(accountOf({ totalValue: 161_00, status: 'CONFIRMADA', installments })).toEqual({
      received: 90_50,
      discounted: 20_00,
      left: 50_50,
      confirmed: 0,
      lost: 0,
    });
  });

  it('takes only the one word for a discount', () => {
    const installments = [paid('Desconto', 10_00), paid('DESCONTO ', 10_00)];
    expect(accountOf({ totalValue: 161_00, status: 'PENDENTE', installments })).toMatchObject({
      received: 20_00,
      discounted: 0,
    });
  });

  it('is closed by its installments', () => {
    const installments = [paid('Ana', 141_00), paid('DESCONTO', 20_00)];
    expect(accountOf({ totalValue: 161_00, status: 'PAGA', installments })).toEqual({
      received: 141_00,
      discounted: 20_00,
      left: 0,
      confirmed: 0,
      lost: 0,
    });
  });

  it("has received all of it once the owner's check, or a PIX, brought the rest", () => {
    const installments = [paid('Ana', 41_00), paid('DESCONTO', 20_00)];
    expect(accountOf({ totalValue: 161_00, status: 'PAGA', installments })).toEqual({
      received: 141_00,
      discounted: 20_00,
      left: 0,
      confirmed: 100_00,
      lost: 0,
    });
  });

  it('of which a part went back, or was charged back, has lost it', () => {
    const account = (lostValue: number) =>
      accountOf({ totalValue: 80_00, status: 'PAGA', installments: [], lostValue });
    expect(account(30_00)).toEqual({ received: 50_00, discounted: 0, left: 0, confirmed: 50_00, lost: 30_00 });
    expect(account(80_00)).toEqual({ received: 0, discounted: 0, left: 0, confirmed: 0, lost: 80_00 });
  });

  it('whose PIX went back after the game began is all left again', () => {
    const reservation = { totalValue: 80_00, status: 'PAGA', installments: [], moneyNews: 'owed_again' } as const;
    expect(accountOf(reservation)).toEqual({ received: 0, discounted: 0, left: 80_00, confirmed: 0, lost: 0 });
  });
});

describe('a payment that is deleted', () => {
  const installments = [paid('Ana', 50_00), paid('Bia', 30_00)];
  const returned = (value: number, at: number) => ({ id: `r${at}`, value, at: new Date(at) });

  // Red where whole returns are taken back: the server takes the part that never came, and the desk was told of all of it.
  it('takes back of what was returned the part that never came', () => {
    const takenBack = (values: readonly number[], id: string) =>
      returnsTakenBackWith({ installments, returns: values.map(returned) }, id);
    expect(takenBack([40_00], 'Ana')).toBe(10_00);
    expect(takenBack([20_00, 20_00], 'Ana')).toBe(10_00);
    expect(takenBack([30_00], 'Ana')).toBe(0);
    expect(takenBack([80_00], 'Bia')).toBe(30_00);
    expect(takenBack([], 'Ana')).toBe(0);
  });
});
