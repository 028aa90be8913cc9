import { METHOD_NAMES, TAP_METHODS } from '#domain/ledger/movement.ts';
import { owedOf, type Sale } from '#domain/products/sale.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import { paymentSubject } from './productActors.ts';
import { owedText } from './productTexts.ts';
import { useSelling } from './useSelling.ts';
import classes from './Products.module.css';

/** Takes the money for all that an account still owes for products, by one tap on how it was paid. */
export function PaySales({ sales }: { sales: readonly Sale[] }) {
  const { isBusy, isSlow, subject, begin, stop } = useSelling('paySales');
  const { ids, centavos } = owedOf(sales);
  if (centavos === 0) return null;
  return (
    <fieldset className={classes.pay}>
      <legend className={classes.owed}>{owedText(centavos)}</legend>
      {TAP_METHODS.map((method) => {
        const payment = paymentSubject(ids, method);
        const isThis = isBusy && subject === payment;
        return (
          <WaitButton
            key={method}
            size="md"
            variant="light"
            isBusy={isThis}
            isSlow={isThis && isSlow}
            disabled={isBusy && !isThis}
            onStop={stop}
            onClick={() => begin(payment)}
          >
            {METHOD_NAMES[method]}
          </WaitButton>
        );
      })}
    </fieldset>
  );
}
