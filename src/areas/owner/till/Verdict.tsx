import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatReais } from '#domain/values/money.ts';
import { verdictOf } from '#domain/till/sums.ts';
import type { Closing } from '#domain/till/till.ts';
import { signedText, TILL, verdictText } from './tillTexts.ts';
import classes from './Till.module.css';

/** How the count turned out, in words, with both sums. */
export function Verdict({ closing }: { closing: Closing }) {
  const { kind } = verdictOf(closing);
  const Icon = kind === 'exact' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={classes.verdict} data-kind={kind}>
      <strong className={classes.said}>
        <Icon size={28} stroke={2} aria-hidden />
        {verdictText(closing)}
      </strong>
      <dl className={classes.rows}>
        <div className={classes.row}>
          <dt>{TILL.counted}</dt>
          <dd className={classes.money}>{formatReais(closing.counted)}</dd>
        </div>
        <div className={classes.row}>
          <dt>{TILL.expected}</dt>
          <dd className={classes.money}>{signedText(closing.expected)}</dd>
        </div>
      </dl>
    </div>
  );
}
