import { Schema } from 'effect';
import { DESK_METHODS } from '../ledger/movement.ts';
import { Id, Instant } from '../values/id.ts';
import { positiveReais, Reais } from '../values/money.ts';

/** Most pieces that are sold at once. */
const MOST_PIECES = 99;

/** Most sales that are paid at once. */
const MOST_PAID_AT_ONCE = 100;

const DeskMethod = Schema.Literals(DESK_METHODS);

const NAME_WHOM = 'Diga a quem fica na conta, ou como foi pago.';
const ONE_ACCOUNT = 'A venda vai para uma reserva ou para um cliente, não para os dois.';

/** A product that is sold: onto the account of a reservation or of a customer's record, or paid at once. */
export const NewSale = Schema.Struct({
  product: Id,
  /** For one piece, as it was on screen. */
  price: positiveReais(),
  quantity: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: MOST_PIECES }, { message: 'Venda de 1 a 99 de uma vez.' }),
  ),
  reservation: Schema.optionalKey(Id),
  customer: Schema.optionalKey(Id),
  method: Schema.optionalKey(DeskMethod),
}).check(
  Schema.makeFilter(({ reservation, customer, method }) => {
    if (reservation !== undefined && customer !== undefined) return { path: ['customer'], issue: ONE_ACCOUNT };
    const isAnybodys = reservation === undefined && customer === undefined;
    return isAnybodys && method === undefined ? { path: ['method'], issue: NAME_WHOM } : undefined;
  }),
);

/** Which sales are paid, by which method. */
export const SalesPayment = Schema.Struct({
  sales: Schema.Array(Id).check(
    Schema.isMinLength(1, { message: 'Escolha o que é pago.' }),
    Schema.isMaxLength(MOST_PAID_AT_ONCE, { message: `Receba no máximo ${MOST_PAID_AT_ONCE} vendas de uma vez.` }),
  ),
  method: DeskMethod,
});

/** Name and price are those that were agreed: a product that changes later changes no sale. */
export const Sale = Schema.Struct({
  id: Id,
  name: Schema.String,
  quantity: Schema.Int,
  /** For all pieces. */
  total: Reais,
  at: Instant,
  /** Who sold it. */
  by: Schema.String,
  /** On whose account it stands; missing where it was sold to nobody known. */
  who: Schema.optionalKey(Schema.String),
  /** How it was paid; missing while it is owed. */
  method: Schema.optionalKey(DeskMethod),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Sale = typeof Sale.Type;

/** `Água`, `Água × 2` */
export function soldText({ name, quantity }: Pick<Sale, 'name' | 'quantity'>): string {
  return quantity === 1 ? name : `${name} × ${quantity}`;
}

/** What is still owed of some sales. */
export function owedOf(sales: readonly Sale[]): { readonly ids: readonly string[]; readonly centavos: number } {
  const owed = sales.filter(({ method }) => method === undefined);
  return { ids: owed.map(({ id }) => id), centavos: owed.reduce((sum, { total }) => sum + total, 0) };
}
