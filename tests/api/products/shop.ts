import { contract } from '#domain/contract/contract.ts';
import type { TestPerson, World } from '../booking/world.ts';

/** What an arena does with its products and sales. */
export function openShop({ call, database }: Pick<World, 'call' | 'database'>) {
  const at = (path: string, id: string) => path.replace(':id', id);
  const seen = (version: number | undefined) => (version === undefined ? '' : `?version=${version}`);

  const make = (who: TestPerson | undefined, product: object) =>
    call(who, { method: 'POST', url: contract.makeProduct.path, payload: product });
  const sell = (who: TestPerson | undefined, sale: object, headers: Record<string, string> = {}) =>
    call(who, { method: 'POST', url: contract.sellProduct.path, payload: { quantity: 1, ...sale }, headers });

  return {
    make,
    sell,
    /** Makes a product and returns what a sale of it says. */
    onSale: async (who: TestPerson, product: { name: string; price: number; stock?: number }) => {
      const { body } = await make(who, product);
      return { product: String(body.data.product._id), price: product.price };
    },
    change: (who: TestPerson | undefined, id: string, product: object, version?: number) =>
      call(who, { method: 'PATCH', url: at(contract.changeProduct.path, id) + seen(version), payload: product }),
    retire: (who: TestPerson | undefined, id: string) =>
      call(who, { method: 'DELETE', url: at(contract.retireProduct.path, id) }),
    products: (who: TestPerson | undefined) => call(who, { method: 'GET', url: contract.products.path }),
    sales: (who: TestPerson | undefined, query = '') =>
      call(who, { method: 'GET', url: `${contract.sales.path}${query}` }),
    pay: (who: TestPerson | undefined, sales: readonly string[], method = 'pix') =>
      call(who, { method: 'POST', url: contract.paySales.path, payload: { sales, method } }),
    undo: (who: TestPerson | undefined, id: string) =>
      call(who, { method: 'PATCH', url: at(contract.undoSale.path, id) }),
    /** The stock of a product, on sale or not. */
    stock: async (id: string): Promise<number | null> =>
      (await database.pool.query('select stock from product where id = $1', [id])).rows[0].stock,
    moved: async () =>
      (
        await database.pool.query(
          'select kind, method, value_centavos from movement where sale_id is not null order by id',
        )
      ).rows,
  };
}
