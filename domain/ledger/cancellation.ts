import { Schema } from 'effect';
import { Instant } from '../values/id.ts';
import { formatReais, Reais } from '../values/money.ts';
import { DESK_METHODS } from './movement.ts';

/** What becomes of money that an arena has received for a reservation that it cancels. */
export const BECOMES = ['refund', 'deposit', 'credit'] as const;
export type Becomes = (typeof BECOMES)[number];

/** As it is chosen at the desk. */
export const BECOMES_NAMES: Readonly<Record<Becomes, string>> = {
  refund: 'Devolver agora',
  deposit: 'Manter como sinal',
  credit: 'Virar crédito',
};

/** Said where the desk chooses how money goes back: that of payment links is out of its hands. */
export const LINK_MONEY_BACK =
  'O que veio pelo link de pagamento volta por PIX para quem pagou; só o resto sai da arena.';

/**
 * What the desk saw as received, and what becomes of it: returned at once and how, kept, or the player's credit. Of what is
 * returned in part, the rest is kept.
 */
export const ReceivedMoney = Schema.Struct({
  value: Reais,
  becomes: Schema.Literals(BECOMES),
  /** How it is returned; only then. */
  method: Schema.optionalKey(Schema.Literals(DESK_METHODS)),
  /** How much of it is returned; all of it unless this says so. */
  part: Schema.optionalKey(Reais),
}).check(
  Schema.makeFilter(
    ({ becomes, method }) => (becomes === 'refund') === (method !== undefined) || 'Diga como o valor é devolvido.',
  ),
  Schema.makeFilter(
    ({ value, becomes, part }) => part === undefined || (partFault(becomes === 'refund' ? part : 0, value) ?? true),
  ),
);
export type ReceivedMoney = typeof ReceivedMoney.Type;

/** What is wrong with a part of what was received, in centavos: it is none, or more than that. All of it is a part, too. */
export function partFault(part: number, received: number): string | undefined {
  return part > 0 && part <= received ? undefined : `Devolva de R$ 0,01 a ${formatReais(received)}.`;
}

/** What leaves the desk's hands, and what stays as a deposit, in centavos. */
export function shareOf({ value, becomes, part = value }: Pick<ReceivedMoney, 'value' | 'becomes' | 'part'>) {
  const given = becomes === 'deposit' ? 0 : part;
  return { given, kept: value - given };
}

/** `R$ 50,00 devolvidos e R$ 30,00 ficaram como sinal`. @param words what is said of each fate, behind its sum */
export function sharesText(received: ReceivedMoney, words: Readonly<Record<Becomes, string>>): string {
  const { given, kept } = shareOf(received);
  const deposit = `${formatReais(kept)} ${words.deposit}`;
  if (received.becomes === 'deposit') return deposit;
  return `${formatReais(given)} ${words[received.becomes]}${kept > 0 ? ` e ${deposit}` : ''}`;
}

/** The wish to cancel at the desk; `received` is missing when nothing was received. */
export const DeskCancellation = Schema.Struct({ received: Schema.optionalKey(ReceivedMoney) });

/** A cancellation at the desk as it is shown. Only the arena's owner sees who cancelled, if anybody knows. */
export const Cancellation = Schema.Struct({
  at: Instant,
  by: Schema.optionalKey(Schema.String),
  received: Schema.optionalKey(ReceivedMoney),
});
