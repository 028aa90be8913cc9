import { Button } from '@mantine/core';
import { type Sale, soldText } from '#domain/products/sale.ts';
import { formatReais } from '#domain/values/money.ts';
import { SELLING, undoName } from './productTexts.ts';
import { useSelling } from './useSelling.ts';
import classes from './Products.module.css';

type SaleListProps = { label: string; sales: readonly Sale[]; detailOf: (sale: Sale) => string };

/** What was sold, each with its undo. */
export function SaleList({ label, sales, detailOf }: SaleListProps) {
  const { isBusy, begin } = useSelling('undoSale');
  return (
    <ul aria-label={label}>
      {sales.map((sale) => (
        <li key={sale.id} className={classes.sale}>
          <span className={classes.name}>
            {soldText(sale)}
            <span className={classes.detail}>{detailOf(sale)}</span>
          </span>
          <span className={classes.value}>{formatReais(sale.total)}</span>
          <Button
            variant="subtle"
            size="md"
            disabled={isBusy}
            aria-label={undoName(sale)}
            onClick={() => begin(sale.id)}
          >
            {SELLING.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
