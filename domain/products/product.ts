import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { positiveReais, PositiveTypedReais } from '../values/money.ts';
import { Version } from '../values/version.ts';
import { filledText } from '../values/text/text.ts';

/** Most products that an arena sells at a time: all of them stand beside each other as buttons. */
export const MOST_PRODUCTS = 40;

/** Most pieces that are counted of one product. */
const MOST_STOCK = 100_000;

const PRODUCT_NAME_LENGTH = 40;
const NAME_NEEDED = 'Dê um nome ao produto.';
const ProductName = filledText(NAME_NEEDED).check(
  Schema.isMaxCodePoints(PRODUCT_NAME_LENGTH, { message: `Use no máximo ${PRODUCT_NAME_LENGTH} caracteres.` }),
);

const STOCK_INVALID = 'Informe um número inteiro de 0 a 100.000, ou deixe em branco.';
const Stock = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST_STOCK }, { message: STOCK_INVALID }));

/** What an arena sells beside hours. Without `stock` nobody counts how many are left. */
export const ProductBody = Schema.Struct({
  name: ProductName,
  price: positiveReais(),
  stock: Schema.optionalKey(Stock),
});
export type ProductBody = typeof ProductBody.Type;

export const Product = Schema.Struct({ id: Id, ...ProductBody.fields, version: Version }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type Product = typeof Product.Type;

/** The same as it is typed; the stock is empty where none is counted. */
export const ProductForm = Schema.Struct({
  name: ProductName,
  price: PositiveTypedReais,
  stock: Schema.String.check(
    Schema.makeFilter((typed) => typed.trim() === '' || isStock(typed.trim()) || STOCK_INVALID),
  ),
});

function isStock(typed: string): boolean {
  return /^\d{1,6}$/.test(typed) && Number(typed) <= MOST_STOCK;
}

/** What a filled {@link ProductForm} says. */
export function productOf({ name, price, stock }: typeof ProductForm.Type): ProductBody {
  return { name: name.trim(), price, ...(stock.trim() !== '' && { stock: Number(stock.trim()) }) };
}

/** Whether none is left of a product that is counted. */
export function isSoldOut({ stock }: Pick<Product, 'stock'>): boolean {
  return stock === 0;
}
