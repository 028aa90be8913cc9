import { PERIODS, type PeriodId } from '#domain/values/days/hours.ts';
import { PERIOD_ICONS } from './periodIcons.ts';
import classes from './PeriodTabs.module.css';
import { freeText, RESERVE } from './reserveTexts.ts';

type PeriodTabsProps = {
  free: Readonly<Record<PeriodId, number>>;
  shown: PeriodId;
  onShow: (period: PeriodId) => void;
};

/** The four parts of the day, each with its number of free hours. */
export function PeriodTabs({ free, shown, onShow }: PeriodTabsProps) {
  return (
    <div className={classes.periods} role="group" aria-label={RESERVE.periods}>
      {PERIODS.map(({ id, name }) => {
        const Icon = PERIOD_ICONS[id];
        return (
          <button
            key={id}
            type="button"
            className={classes.period}
            aria-pressed={id === shown}
            onClick={() => onShow(id)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className={classes.name}>{name}</span>
            <span className={classes.free}>{freeText(free[id])}</span>
          </button>
        );
      })}
    </div>
  );
}
