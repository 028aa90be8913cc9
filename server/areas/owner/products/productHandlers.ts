import type { Dependencies } from '#core/dependencies.ts';
import { changeProduct, makeProduct, retireProduct } from './changeProducts.ts';
import { readProducts, readSales } from './readProducts.ts';
import { sellProduct } from './sellProduct.ts';
import { paySales, undoSale } from './settleSales.ts';

/** The handlers of the calls in `domain/contract/products.ts`. */
export function productHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    products: readProducts(database),
    makeProduct,
    changeProduct,
    retireProduct,
    sales: readSales(database),
    sellProduct,
    paySales,
    undoSale,
  };
}
