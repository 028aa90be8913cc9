import { Link } from 'wouter';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import classes from './ViewSwitch.module.css';

type ViewSwitchProps = { of: 'day' | 'week'; dayHref: string; weekHref: string };

/** One day, or the week around it. Which of them is shown stands in the address. */
export function ViewSwitch({ of, dayHref, weekHref }: ViewSwitchProps) {
  return (
    <nav className={classes.switch} aria-label={AGENDA_TEXTS.views}>
      <Link href={dayHref} aria-current={of === 'day' ? 'page' : undefined}>
        {AGENDA_TEXTS.dayView}
      </Link>
      <Link href={weekHref} aria-current={of === 'week' ? 'page' : undefined}>
        {AGENDA_TEXTS.weekView}
      </Link>
    </nav>
  );
}
