import { Result, Schema } from 'effect';
import { USUAL_METHOD } from '#domain/ledger/movement.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { readReais } from '#domain/values/money.ts';
import type { Player } from '#domain/people/player.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import { NewSale } from '#domain/vouchers/sale.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';
import { PLAYER_MISSING, readCount } from './voucherForm.ts';

export type TypedSale = FormOf<'voucherSale'>;

/** An empty form, in the order of the fields on screen. */
export const EMPTY_SALE: TypedSale = {
  player: '',
  playerName: '',
  credits: '',
  price: '',
  method: USUAL_METHOD,
  expire: '',
};

/** To whom something is sold from their own page. */
export type Buyer = Pick<Player, 'id' | 'name'>;

/** The key of the form's draft; what is typed on a player's page is kept for that player alone. */
export function saleDraft(buyer?: Buyer['id']): string {
  return buyer === undefined ? 'voucherSale' : `voucherSale ${buyer}`;
}

const decode = Schema.decodeUnknownResult(NewSale, { errors: 'all' });

/** The form's errors, with the server's messages except for a missing player. */
export function saleFaults(typed: TypedSale): Record<string, string> {
  const decoded = decode(onTheWire(typed));
  if (Result.isSuccess(decoded)) return {};
  const { player, ...faults } = fieldErrors(decoded.failure.issue);
  return { ...(player !== undefined && { player: PLAYER_MISSING }), ...faults };
}

const toNewSale = Schema.decodeUnknownSync(NewSale);
export function toSale(typed: TypedSale): NewSale {
  return toNewSale(onTheWire(typed));
}

function onTheWire({ player, credits, price, method, expire }: TypedSale) {
  return {
    player,
    credits: readCount(credits),
    price: (readReais(price) ?? 0) / 100,
    method,
    ...(expire !== '' && { expire: fromIsoDay(expire) }),
  };
}
