import type { DeskMethod } from '#domain/ledger/movement.ts';
import { isSoldOut, type Product } from '#domain/products/product.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import { orderSubject } from './productActors.ts';
import type { Account } from './productQueries.ts';
import { offerText } from './productTexts.ts';
import { useSelling } from './useSelling.ts';
import classes from './Products.module.css';

type OfferButtonsProps = {
  label: string;
  products: readonly Product[];
  account: Account;
  /** How it is paid at once; absent for what stands on the account. */
  method?: DeskMethod;
};

/** A button for each product: one tap sells one piece. */
export function OfferButtons({ label, products, account, method }: OfferButtonsProps) {
  const { isBusy, isSlow, subject, begin, stop } = useSelling('sellProduct');
  return (
    <ul className={classes.offers} aria-label={label}>
      {products.map((product) => {
        const { id, price } = product;
        const order = orderSubject({ product: id, price, quantity: 1, ...account, ...(method && { method }) });
        const isThis = isBusy && subject === order;
        return (
          <li key={id}>
            <WaitButton
              size="md"
              variant="default"
              isBusy={isThis}
              isSlow={isThis && isSlow}
              disabled={isSoldOut(product) || (isBusy && !isThis)}
              onStop={stop}
              onClick={() => begin(order)}
            >
              {offerText(product)}
            </WaitButton>
          </li>
        );
      })}
    </ul>
  );
}
