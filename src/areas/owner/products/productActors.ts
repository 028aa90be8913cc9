import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { productEndpoints } from '#domain/contract/products.ts';
import type { DeskMethod } from '#domain/ledger/movement.ts';
import { ProductForm, productOf } from '#domain/products/product.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { productListMachine } from '../../../../machines/products/productList.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { productDraft } from './productForm.ts';

export type ProductsActor = ActorRefFrom<typeof productListMachine>;

const { makeProduct, changeProduct, retireProduct, sellProduct, paySales, undoSale } = productEndpoints;

const toProduct = Schema.decodeSync(ProductForm);
const Order = Schema.fromJsonString(sellProduct.body);
const Payment = Schema.fromJsonString(paySales.body);

/** The list's chart with its real actors. */
export function provideProducts({ call }: App) {
  return productListMachine.provide({
    actors: {
      command: commandOf<CommandsOf['productList']>({
        retireProduct: (id, signal) => call(retireProduct, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['productList']>({
        newProduct: (form, sending) => call(makeProduct, { body: productOf(toProduct(form)) }, sending),
        product: ({ id, version, ...form }, sending) => {
          const change = { params: { id }, query: { version }, body: productOf(toProduct(form)) };
          return call(changeProduct, change, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(productDraft(id)))),
          );
        },
      }),
    },
  });
}

/** Sells a product, by {@link orderSubject}, takes money for what stands on an account, by {@link paymentSubject}, or undoes a sale. */
export function provideSelling({ call }: App) {
  return commandOf<CommandsOf['selling']>({
    sellProduct: (subject, signal) => call(sellProduct, { body: Schema.decodeSync(Order)(subject) }, { signal }),
    paySales: (subject, signal) => call(paySales, { body: Schema.decodeSync(Payment)(subject) }, { signal }),
    undoSale: (id, signal) => call(undoSale, { params: { id } }, { signal }),
  });
}

export function orderSubject(order: typeof sellProduct.body.Type): string {
  return Schema.encodeSync(Order)(order);
}

export function paymentSubject(sales: readonly string[], method: DeskMethod): string {
  return Schema.encodeSync(Payment)({ sales, method });
}
