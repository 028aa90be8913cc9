import { schemaResolver } from '@mantine/form';
import { type Product, ProductForm } from '#domain/products/product.ts';
import { typeReais } from '#domain/values/money.ts';
import { formSchema } from '#domain/values/text/issues.ts';

type TypedProduct = Record<'name' | 'price' | 'stock', string>;

export const NEW_PRODUCT: TypedProduct = { name: '', price: '', stock: '' };

export function typedProduct({ name, price, stock }: Product): TypedProduct {
  return { name, price: typeReais(price), stock: stock === undefined ? '' : String(stock) };
}

export const productFaults = schemaResolver(formSchema(ProductForm), { sync: true });

/** The key of a form's draft; each product has its own. */
export function productDraft(id: string | undefined): string {
  return id === undefined ? 'newProduct' : `product:${id}`;
}

/** Digits alone, as many as a stock has. */
export function stockTyped(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}
