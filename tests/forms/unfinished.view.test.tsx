import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#domain/people/person.ts';
import { withCard } from '../../src/app/unfinished/unfinishedPage.ts';
import { unfinishedText } from '../../src/app/unfinished/unfinishedTexts.ts';
import { readDraft, writeDraft } from '../../src/shared/forms/draft.ts';
import {
  discardUnfinished,
  putAside,
  readUnfinished,
  takeBack,
  typedBy,
} from '../../src/shared/unfinished/unfinished.ts';

const ID = '01900000-0000-7000-8000-0000000000';
const NOW = Date.UTC(2028, 1, 28, 12);
const HOUR_MS = 3_600_000;
const ana: User = {
  id: `${ID}01`,
  email: 'ana@exemplo.com',
  status: 'ATIVO',
  unableToLogin: false,
  role: 'arena-owner',
  name: 'Ana Souza',
  worksAt: `${ID}0a`,
  workplaces: [{ id: `${ID}0a`, name: 'Arena Maré Alta', role: 'owner' }],
};
const PAYMENT = `newPayment ${ID}0c`;
const AGENDA = '/empresa/reservas?dia=2028-02-28';

/** The session ends now: this tab forgets everything, but for what it sets aside. */
function endSession(): void {
  const typed = typedBy(ana, NOW);
  sessionStorage.clear();
  if (typed) putAside(typed);
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', AGENDA);
});

describe('what was typed when a session ended', () => {
  it('is hidden until the same person is back, who gets it with its page', () => {
    writeDraft(PAYMENT, { value: '20,00', password: 'areia-quente' });
    endSession();
    expect([readDraft(PAYMENT), readUnfinished()]).toEqual([{}, null]);
    expect(JSON.stringify(sessionStorage)).not.toContain('areia-quente');
    takeBack(ana, NOW + 12 * HOUR_MS - 1);
    expect(readDraft(PAYMENT)).toEqual({ value: '20,00' });
    expect(readUnfinished()).toEqual({ path: AGENDA, forms: [PAYMENT] });
    expect(sessionStorage.getItem('setAside')).toBeNull();
  });

  // Red without the person, the arena or the time in `takeBack`.
  it.each([
    ['somebody else', { ...ana, id: `${ID}02` }, NOW],
    ['another arena', { ...ana, worksAt: `${ID}0b` }, NOW],
    ['no arena', { ...ana, worksAt: undefined }, NOW],
    ['12 hours later', ana, NOW + 12 * HOUR_MS],
  ])('is deleted for %s', (_, { worksAt, ...user }, now) => {
    writeDraft(PAYMENT, { value: '20,00' });
    endSession();
    takeBack({ ...user, ...(worksAt !== undefined && { worksAt }) }, now);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is offered while it is not sent, and goes when it is discarded', () => {
    writeDraft(PAYMENT, { value: '20,00' });
    endSession();
    takeBack(ana, NOW);
    discardUnfinished();
    expect(sessionStorage).toHaveLength(0);
  });

  it('on another page before is given back without being offered', () => {
    writeDraft('newVoucher', { code: 'VERAO' });
    history.replaceState(null, '', '/empresa/dashboard');
    endSession();
    takeBack(ana, NOW);
    expect([readDraft('newVoucher'), readUnfinished()]).toEqual([{ code: 'VERAO' }, null]);
  });

  it('stays offered when the next session ends before it was taken up', () => {
    writeDraft(PAYMENT, { value: '20,00' });
    endSession();
    takeBack(ana, NOW);
    history.replaceState(null, '', '/empresa/dashboard');
    endSession();
    takeBack(ana, NOW);
    expect(readUnfinished()).toEqual({ path: AGENDA, forms: [PAYMENT] });
  });

  it('opens with the card of its reservation, and is named', () => {
    const payment = { path: AGENDA, forms: [PAYMENT] };
    expect(withCard(payment)?.path).toBe(`${AGENDA}&reserva=${ID}0c`);
    expect(withCard({ ...payment, path: '/empresa/caixa' })?.path).toBe('/empresa/caixa');
    expect(withCard(null)).toBeNull();
    expect(unfinishedText(payment)).toBe('Continuar: pagamento');
    expect(unfinishedText({ path: '/empresa/vouchers', forms: ['voucherSale'] })).toBe('Continuar: venda de voucher');
    expect(unfinishedText({ path: '/empresa/quadras', forms: ['newCourt'] })).toBe('Continuar: o que você digitava');
  });

  it('of a reservation is named by whom and when', () => {
    const path = '/empresa/reservar?dia=2028-02-28&quadra=x&hora=19.20';
    const texts = { whom: 'guest', player: '', guestName: ' Rui Prado ', guestPhone: '', note: '', code: '' };
    writeDraft('ownerBooking', texts);
    expect(unfinishedText({ path, forms: ['ownerBooking'] })).toBe('Continuar: reserva de Rui Prado, 19:00');
    writeDraft('ownerBooking', { ...texts, whom: 'player', player: JSON.stringify({ _id: `${ID}0d`, name: 'Bia' }) });
    expect(unfinishedText({ path, forms: ['ownerBooking'] })).toBe('Continuar: reserva de Bia, 19:00');
    writeDraft('ownerBooking', { ...texts, guestName: '' });
    expect(unfinishedText({ path: '/empresa/reservar', forms: ['ownerBooking'] })).toBe('Continuar: reserva');
  });
});
