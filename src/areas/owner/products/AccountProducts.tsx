import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { OfferButtons } from './OfferButtons.tsx';
import { PaySales } from './PaySales.tsx';
import { type Account, productsQuery, salesQuery } from './productQueries.ts';
import { saleDetail, SELLING } from './productTexts.ts';
import { SaleList } from './SaleList.tsx';
import classes from './Products.module.css';

type AccountProductsProps = {
  account: Account;
  /** More can be sold onto it. */
  isOpen: boolean;
};

/** What stands on an account beside hours, what is owed of it, and what can be added. Nothing where the arena sells nothing. */
export function AccountProducts({ account, isOpen }: AccountProductsProps) {
  const { call } = useApp();
  const { data: sales = [] } = useQuery(salesQuery(call, account));
  const { data: products = [] } = useQuery(productsQuery(call));
  const areSold = isOpen && products.length > 0;
  if (!areSold && sales.length === 0) return null;
  return (
    <section className={classes.account} aria-label={SELLING.title}>
      <h3 className={classes.heading}>{SELLING.title}</h3>
      {sales.length > 0 && <SaleList label={SELLING.sold} sales={sales} detailOf={saleDetail} />}
      <PaySales sales={sales} />
      {areSold && <OfferButtons label={SELLING.add} products={products} account={account} />}
    </section>
  );
}
