import { Schema } from 'effect';

/** How money comes in, or goes back, at the arena: what its desk can write down. */
export const MethodHere = Schema.Literals(['cash', 'pix', 'debit', 'credit', 'transfer', 'player_credit', 'unknown']);

/**
 * The same, and `platform`: by a PIX through the platform, of a bill. `player_credit`: it came from what the arena owes the
 * player, or became part of that. `unknown`: it was written down without saying how.
 */
export const Method = Schema.Literals([...MethodHere.literals, 'platform']);
export type Method = typeof Method.Type;

/** The methods that the desk offers, the most usual first. */
export const DESK_METHODS = ['cash', 'pix', 'debit', 'credit', 'transfer'] as const satisfies readonly Method[];
export type DeskMethod = (typeof DESK_METHODS)[number];

/** Those that one tap pays with. */
export const TAP_METHODS = ['cash', 'pix', 'debit', 'credit'] as const satisfies readonly DeskMethod[];
export type TapMethod = (typeof TAP_METHODS)[number];

/** How a reservation can be paid at the desk: also with what the arena owes its player. */
export const WAYS_TO_PAY_HERE = [...DESK_METHODS, 'player_credit'] as const;
export type WayToPayHere = (typeof WAYS_TO_PAY_HERE)[number];

/** What the desk takes for granted until told otherwise, as for the check on a card. */
export const USUAL_METHOD: DeskMethod = 'cash';

export const DESK_METHOD_NAMES: Readonly<Record<DeskMethod, string>> = {
  cash: 'Dinheiro',
  pix: 'PIX na arena',
  debit: 'Débito',
  credit: 'Crédito',
  transfer: 'Transferência',
};

export const METHOD_NAMES: Readonly<Record<Method, string>> = {
  ...DESK_METHOD_NAMES,
  player_credit: 'Crédito do jogador',
  unknown: 'Forma não informada',
  platform: 'PIX pela plataforma',
};

/** How something was paid, after its sum: `R$ 80,00 por PIX`. */
export const PAID_BY: Readonly<Record<DeskMethod, string>> = {
  cash: 'em dinheiro',
  pix: 'por PIX',
  debit: 'no débito',
  credit: 'no crédito',
  transfer: 'por transferência',
};

/**
 * What a movement of the ledger is. `refund`: money that was given back, by a cancellation or out of a player's credit; `undo`
 * takes another back. `credit`: what the arena owes the player instead of returning a PIX; it settles nothing. `expiry`: what a
 * player's credit was that expired.
 */
export const MovementKind = Schema.Literals(['payment', 'discount', 'refund', 'undo', 'credit', 'expiry']);
export type MovementKind = typeof MovementKind.Type;

/** A line of the ledger. `value`, in centavos, is positive for what settles the reservation and negative for what unsettles it. */
export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly value: number;
  /** The movement that an `undo` takes back: its value is the opposite, and nothing is taken back twice. */
  readonly undoes?: string | undefined;
}

/** What the movements settle of their reservation: their sum, and nothing else. */
export function settledBy(movements: readonly Movement[]): number {
  return movements.reduce((sum, { kind, value }) => (kind === 'credit' ? sum : sum + value), 0);
}

/** The movements that no other takes back, and that take none back. */
export function standing(movements: readonly Movement[]): Movement[] {
  const undone = new Set(movements.map(({ undoes }) => undoes));
  return movements.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id));
}

/** The movement that takes another back, unless it cannot be: it is one of these already, or was taken back. */
export function undoOf(movements: readonly Movement[], which: string, id: string): Movement | undefined {
  const undone = standing(movements).find((movement) => movement.id === which);
  return undone && { id, kind: 'undo', value: -undone.value, undoes: undone.id };
}

/** A sum in equal parts to the centavo; the first ones have the centavos that are over. */
export function splitEqually(sum: number, parts: number): number[] {
  const over = sum % parts;
  return Array.from({ length: parts }, (_, index) => (sum - over) / parts + (index < over ? 1 : 0));
}
