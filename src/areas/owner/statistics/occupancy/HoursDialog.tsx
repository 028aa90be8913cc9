import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { HoursChoice, ListedHour, MonthOccupancy } from '#domain/agenda/monthOccupancy.ts';
import { agendaHourPath, agendaPath } from '#domain/navigation/paths.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { sentence, spokenDay } from '#domain/values/days/formatDay.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import type { Month } from '#domain/values/days/month.ts';
import { formatReais } from '#domain/values/money.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { describeStatistics } from '../../../../../machines/statistics/statistics.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { StatisticsActor } from '../statisticsActors.ts';
import { occupancyHoursQuery } from '../statisticsQueries.ts';
import { shownMonth } from '../statisticsTexts.ts';
import classes from './HoursDialog.module.css';
import { choiceText, HOURS_LIST, hoursText, OCCUPANCY } from './occupancyTexts.ts';

type HoursDialogProps = { actor: StatisticsActor; courts: MonthOccupancy['courts'] };

/** The court hours behind a figure: whose they are, or what they cost. Each leads to its place in the agenda. */
export function HoursDialog({ actor, courts }: HoursDialogProps) {
  const { list, page, month, year } = useSelector(actor, describeStatistics, shallowEqual);
  return (
    <Dialog
      opened={list !== null}
      title={list?.of === 'sold' ? OCCUPANCY.sold : OCCUPANCY.empty}
      onClose={() => actor.send({ type: 'list.closed' })}
    >
      {list && (
        <>
          <p className={classes.about}>
            {[shownMonth({ month, year }), choiceText(list, courts)].filter((part) => part !== '').join(' · ')}
          </p>
          <div className={classes.kinds} role="group" aria-label={HOURS_LIST.kinds}>
            {(['empty', 'sold'] as const).map((of) => (
              <button
                key={of}
                type="button"
                className={classes.kind}
                aria-pressed={list.of === of}
                onClick={() => actor.send({ type: 'kind.chosen', of })}
              >
                {HOURS_LIST[of]}
              </button>
            ))}
          </div>
          <Hours actor={actor} month={{ month, year }} list={list} page={page} />
        </>
      )}
    </Dialog>
  );
}

type HoursProps = { actor: StatisticsActor; month: Month; list: HoursChoice; page: number };

function Hours({ actor, month, list, page }: HoursProps) {
  const { call } = useApp();
  const read = useQuery(occupancyHoursQuery(call, month, list, page));
  if (read.isPending) {
    return (
      <Loading label={HOURS_LIST.loading}>
        <Bone width="60%" height={24} />
        <Bone height={180} />
      </Loading>
    );
  }
  if (!read.data) return <ReadFailure message={HOURS_LIST.failed} query={read} />;
  const { hours, total, price, pages } = read.data;
  if (total === 0) return <p className={classes.about}>{HOURS_LIST.none[list.of]}</p>;
  return (
    <>
      <p className={classes.total}>
        {hoursText(total)}
        {list.of === 'empty' && <span>{formatReais(price)}</span>}
      </p>
      {[...groupBy(hours, ({ date }) => toIsoDay(date))].map(([iso, ofDay]) => (
        <section key={iso} aria-labelledby={`hours-${iso}`}>
          <h3 id={`hours-${iso}`} className={classes.day}>
            {ofDay.slice(0, 1).map(({ date }) => sentence(spokenDay(date)))}
          </h3>
          <ul className={classes.hours}>
            {ofDay.map((hour) => (
              <li key={`${hour.startHour} ${hour.court} ${hour.reservation ?? ''}`}>
                <HourRow iso={iso} hour={hour} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pages page={page} pages={pages} onPage={(to) => actor.send({ type: 'page.chosen', page: to })} />
    </>
  );
}

function HourRow({ iso, hour }: { iso: string; hour: ListedHour }) {
  const { startHour, court, who, reservation, price, isAhead } = hour;
  return (
    <Link
      className={classes.hour}
      href={reservation === undefined ? agendaHourPath(iso, startHour) : agendaPath(iso, reservation)}
    >
      <b>{hourLabel(startHour)}</b>
      <span className={classes.what}>
        {court}
        {who !== undefined && <span className={classes.who}>{who}</span>}
        {who !== undefined && reservation === undefined && <small>{HOURS_LIST.byRight}</small>}
        {who === undefined && !isAhead && <small>{HOURS_LIST.past}</small>}
      </span>
      {price !== undefined && <span className={classes.price}>{formatReais(price)}</span>}
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
}
