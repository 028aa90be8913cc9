import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { METHOD_NAMES, TAP_METHODS, type TapMethod } from '#domain/ledger/movement.ts';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { OfferButtons } from './OfferButtons.tsx';
import { productsQuery, salesQuery } from './productQueries.ts';
import { counterDetail, SELLING } from './productTexts.ts';
import { SaleList } from './SaleList.tsx';
import classes from './Products.module.css';

const NOBODYS = {};

/** Sells to whoever stands at the counter, paid at once, and lists what was sold there last. Nothing where the arena sells nothing. */
export function CounterSales({ zone }: { zone: string }) {
  const { call } = useApp();
  const [method, setMethod] = useState<TapMethod>('cash');
  const { data: sales = [] } = useQuery(salesQuery(call, NOBODYS));
  const { data: products = [] } = useQuery(productsQuery(call));
  if (products.length === 0 && sales.length === 0) return null;
  return (
    <section className={classes.counter} aria-label={SELLING.counter}>
      <h2 className={classes.title}>{SELLING.counter}</h2>
      {products.length > 0 && (
        <>
          <p className={classes.detail}>{SELLING.counterHint}</p>
          <ChipChoice
            label={SELLING.method}
            name="como-foi-pago"
            options={TAP_METHODS}
            value={method}
            textOf={(one) => METHOD_NAMES[one]}
            onChoose={setMethod}
          />
          <OfferButtons label={SELLING.list} products={products} account={NOBODYS} method={method} />
        </>
      )}
      {sales.length > 0 && (
        <details>
          <summary className={classes.summary}>{SELLING.last}</summary>
          <SaleList label={SELLING.last} sales={sales} detailOf={(sale) => counterDetail(sale, zone)} />
        </details>
      )}
    </section>
  );
}
