import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import { accountOf, fateOf } from '#domain/agenda/received.ts';
import { isLive, type Reservation } from '#domain/booking/reservation.ts';
import { type Method, type Movement, type MovementKind, settledBy } from '#domain/ledger/movement.ts';
import { type Counted, receivedBy, sumsOf } from '#domain/till/sums.ts';
import type { Day } from '#domain/values/days/day.ts';

/** A line of a reservation's ledger. */
type Line = Movement & { readonly method: Method | null };

/** What the rules read of a reservation, and what a history has to remember of it. */
export interface Held {
  readonly account: Account;
  readonly date: Day;
  readonly hour: number;
  readonly madeAt: Date;
  readonly paymentMethod: Reservation['paymentMethod'];
  readonly totalValue: number;
  /** The one that it was made under. */
  readonly policy: CancellationPolicy;
  status: Reservation['status'];
  /** What it was before it was paid, and before it was cancelled. */
  paidFrom: Reservation['status'];
  cancelledFrom: Reservation['status'];
  installments: Reservation['installments'];
  cancellation?: NonNullable<Reservation['cancellation']>;
  playerCancellation?: NonNullable<Reservation['playerCancellation']>;
  readonly ledger: Line[];
  /** Whether its PIX can still be paid by somebody, in time or late. */
  hasCode: boolean;
}

/** A person at the arena and where their money is, in centavos. A guest has no account of the platform. */
export interface Account {
  readonly hasAccount: boolean;
  readonly held: Held[];
  /** Came from them, and went back, by hand or by PIX. */
  received: number;
  refunded: number;
  /** What the arena owes them. */
  credit: number;
}

export type Books = ReturnType<typeof openBooks>;

/** The pots of an arena. Money goes from one to another here, and how much that is was told by a rule of the domain. */
export function openBooks() {
  const till: Counted[] = [];
  const accounts = [true, true, false].map((hasAccount): Account => ({
    hasAccount,
    held: [],
    received: 0,
    refunded: 0,
    credit: 0,
  }));
  let byPlatform = 0;
  let lastId = 0;
  const newId = () => String((lastId += 1));

  /** @param value below zero for what goes back */
  function flow(account: Account, kind: MovementKind, method: Method | null, value: number): void {
    if (method === 'platform') byPlatform += value;
    else if (kind !== 'credit') till.push({ kind, method, value });
    if (method === null) return;
    if (method === 'player_credit') account.credit -= value;
    else if (kind === 'refund') account.refunded -= value;
    else account.received += value;
  }

  /** @param of what an `undo` takes back */
  function write(held: Held, line: Omit<Line, 'id'> & { readonly id?: string }, of = line.kind): string {
    const written = { ...line, id: line.id ?? newId() };
    held.ledger.push(written);
    flow(held.account, of, line.method, line.value);
    return written.id;
  }

  /** A payment, or a discount, by which no money comes. */
  function settle(held: Held, value: number, method: Method | null): void {
    const kind = method === null ? 'discount' : 'payment';
    const id = write(held, { kind, value, method });
    held.installments = [...held.installments, { id, kind, info: '', value, ...(method && { method }) }];
    if (accountOf(held).left > 0) return;
    held.paidFrom = held.status;
    held.status = 'PAGA';
  }

  /** What is wrong with the books: nothing, always. */
  function faults(): string[] {
    const atArena = accounts.reduce((sum, { received, refunded }) => sum + received - refunded, 0) - byPlatform;
    const found = accounts.flatMap((account) => [...faultsOf(account), ...account.held.flatMap(faultsOfOne)]);
    return receivedBy({ sums: sumsOf(till) }) === atArena ? found : [...found, 'till'];
  }

  return { accounts, newId, flow, write, settle, faults };
}

/** What a reservation brought the arena, less what it gave on top. */
function earnedOf(held: Held): number {
  return (isLive(held) ? accountOf(held).received : fateOf(held).kept) - (held.playerCancellation?.bonus ?? 0);
}

function faultsOf({ hasAccount, held, received, refunded, credit }: Account): string[] {
  const earned = held.reduce((sum, one) => sum + earnedOf(one), 0);
  const bonus = held.reduce((sum, { playerCancellation }) => sum + (playerCancellation?.bonus ?? 0), 0);
  return wrongOf([
    received === earned + refunded + credit ||
      `received ${received} = earned ${earned} + refunded ${refunded} + owed ${credit}`,
    [received, earned, refunded, credit].every(Number.isSafeInteger) || 'whole centavos',
    credit >= 0 || `credit ${credit} is not below zero`,
    hasAccount || credit === 0 || 'a guest has no credit',
    (refunded >= 0 && refunded <= received + bonus) || 'no more goes back than was paid',
  ]);
}

/** What was paid of it is kept, returned or credited; and its ledger says the same as its row. */
function faultsOfOne(held: Held): string[] {
  const { received, discounted, left } = accountOf(held);
  const { returned, credited, kept } = fateOf(held);
  const own = held.playerCancellation;
  const has = (isLive(held) ? received : kept) + discounted;
  return wrongOf([
    settledBy(held.ledger) === (held.paymentMethod === 'local' ? has : 0) || `${held.status}: its ledger`,
    (received >= 0 && discounted >= 0 && received + discounted <= held.totalValue) || 'not more than its price',
    !isLive(held) || received + discounted + left === held.totalValue || 'what is left',
    Math.min(returned, credited, kept) >= 0 || 'no part below zero',
    returned + credited <= held.totalValue + (own?.bonus ?? 0) || 'no more back than it cost',
  ]);
}

/** What should be true and is not, in words. */
function wrongOf(claims: readonly (true | string)[]): string[] {
  return claims.filter((claim) => claim !== true);
}
