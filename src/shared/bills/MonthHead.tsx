import { nextMonth, previousMonth } from '#domain/values/days/month.ts';
import { NearLinks } from '../look/layout/NearLinks.tsx';
import { MONTH_LINKS, monthText } from './billTexts.ts';
import classes from './MonthHead.module.css';
import type { useMonth } from './useMonth.ts';

/** Which month is on screen, and the ways to the others. */
export function MonthHead({ of: { month, isCurrent, pathOf }, today }: MonthHeadProps) {
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{monthText(month)}</h2>
      <NearLinks
        label={MONTH_LINKS.label}
        previous={{ href: pathOf(previousMonth(month)), label: MONTH_LINKS.previous }}
        current={{ href: pathOf(today), label: MONTH_LINKS.current }}
        next={{ href: pathOf(nextMonth(month)), label: MONTH_LINKS.next }}
        isCurrent={isCurrent}
      />
    </div>
  );
}

type MonthHeadProps = { of: ReturnType<typeof useMonth>; today: { readonly month: number; readonly year: number } };
