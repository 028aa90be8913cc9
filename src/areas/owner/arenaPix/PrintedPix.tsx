import type { Arena } from '#domain/arenas/arena.ts';
import { deskPixCode, receiverShown } from '#domain/payment/arenaPix.ts';
import { formatReais } from '#domain/values/money.ts';
import { PixQrCode } from '../../../shared/look/pieces/PixQrCode.tsx';
import { PIX } from './pixTexts.ts';
import classes from './Pix.module.css';

type PrintedPixProps = {
  arena: Pick<Arena, 'pix' | 'address'>;
  /** Centavos; without it the payer types the sum. */
  amount?: number;
};

/** The code of the arena's own key on paper. Nothing where it has no key. */
export function PrintedPix({ arena: { pix, address }, amount }: PrintedPixProps) {
  const code = pix && deskPixCode(pix, address.city, amount);
  if (!code) return null;
  return (
    <div className={classes.printed}>
      <PixQrCode code={code} label={PIX.label} />
      <p>
        <b>{PIX.pay}</b>
        {amount !== undefined && <span>{formatReais(amount)}</span>}
        <span>
          {PIX.to} {receiverShown(pix)}
        </span>
        <span>
          {PIX.key} {pix.key}
        </span>
      </p>
    </div>
  );
}
