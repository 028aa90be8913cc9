import { IconChartBar, IconCircleCheck, IconCircleDashed, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { HoursChoice, MonthOccupancy } from '#domain/agenda/monthOccupancy.ts';
import { type Month, previousMonth } from '#domain/values/days/month.ts';
import { formatReais } from '#domain/values/money.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import cards from '../MoneyCards.module.css';
import type { StatisticsActor } from '../statisticsActors.ts';
import { shownMonth } from '../statisticsTexts.ts';
import classes from './Occupancy.module.css';
import { besideText, hoursText, OCCUPANCY, percentText, pricedText, soldText } from './occupancyTexts.ts';

type OccupancyCardsProps = { actor: StatisticsActor; month: Month; occupancy: MonthOccupancy };

/** The month in three figures: its occupancy beside two other months', what was not sold and what that costs, and what was. */
export function OccupancyCards({ actor, month, occupancy }: OccupancyCardsProps) {
  const { sold, offered, closed, emptyPrice, ahead, monthBefore, yearBefore } = occupancy;
  const empty = offered - sold;
  return (
    <div className={cards.cards}>
      <Card name={OCCUPANCY.rate} Icon={IconChartBar} isMain>
        <p className={cards.sum}>{percentText(occupancy)}</p>
        <p className={classes.line}>{soldText(occupancy)}</p>
        <dl className={classes.beside}>
          <dt>{shownMonth(previousMonth(month))}</dt>
          <dd>{besideText(occupancy, monthBefore)}</dd>
          <dt>{shownMonth({ ...month, year: month.year - 1 })}</dt>
          <dd>{besideText(occupancy, yearBefore)}</dd>
        </dl>
      </Card>
      <Card name={OCCUPANCY.empty} Icon={IconCircleDashed}>
        <ListButton actor={actor} of="empty" hours={empty} />
        <p className={classes.line}>{`${formatReais(emptyPrice)} ${OCCUPANCY.price}`}</p>
        {empty > 0 && (
          <dl className={classes.beside}>
            <dt>{OCCUPANCY.average}</dt>
            <dd>{formatReais(Math.round(emptyPrice / empty))}</dd>
            {ahead.hours > 0 && (
              <>
                <dt>{OCCUPANCY.ahead}</dt>
                <dd>{pricedText(ahead)}</dd>
              </>
            )}
          </dl>
        )}
      </Card>
      <Card name={OCCUPANCY.sold} Icon={IconCircleCheck}>
        <ListButton actor={actor} of="sold" hours={sold} />
        {closed > 0 && (
          <dl className={classes.beside}>
            <dt>{OCCUPANCY.closed}</dt>
            <dd>{hoursText(closed)}</dd>
          </dl>
        )}
        <p className={cards.hint}>{OCCUPANCY.soldHint}</p>
      </Card>
    </div>
  );
}

type CardProps = { name: string; Icon: IconComponent; isMain?: boolean; children: ReactNode };

function Card({ name, Icon, isMain, children }: CardProps) {
  const id = useId();
  return (
    <section className={cards.card} data-main={isMain || undefined} aria-labelledby={id}>
      <h3 id={id} className={cards.name}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {name}
      </h3>
      {children}
    </section>
  );
}

type ListButtonProps = { actor: StatisticsActor; of: HoursChoice['of']; hours: number };

function ListButton({ actor, of, hours }: ListButtonProps) {
  return (
    <button
      type="button"
      className={`${cards.sum} ${classes.sum}`}
      onClick={() => actor.send({ type: 'hours.opened', list: { of } })}
    >
      {hoursText(hours)}
      <IconChevronRight size={24} stroke={2} aria-hidden />
    </button>
  );
}
