import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { useState } from 'react';
import { spokenWeekday } from '#domain/values/days/formatDay.ts';
import classes from './WeekdayBars.module.css';

const HEIGHT_PX = 300;
/** Animation times: on load, and when another month changes the bars. */
const LOAD_MS = 2_000;
const CHANGE_MS = 500;

type WeekdayBarsProps = {
  ranking: readonly (readonly [weekday: number, average: number])[];
  format: (average: number) => string;
  isLying: boolean;
};

/** One bar per weekday; the best one has the colour `--sol`. */
export function WeekdayBars({ ranking, format, isLying }: WeekdayBarsProps) {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [isDrawn, setIsDrawn] = useState(false);
  const data = ranking.map(([weekday, average], place) => ({
    weekday: isLying ? spokenWeekday(weekday) : spokenWeekday(weekday).slice(0, 3),
    average,
    color: place === 0 ? 'var(--sol)' : 'var(--mar)',
  }));
  return (
    <BarChart
      h={HEIGHT_PX}
      className={classes.chart ?? ''}
      data={data}
      dataKey="weekday"
      series={[{ name: 'average', color: 'var(--mar)' }]}
      orientation={isLying ? 'vertical' : 'horizontal'}
      gridAxis={isLying ? 'y' : 'x'}
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      strokeDasharray="0"
      tickLine="none"
      maxBarWidth={36}
      withTooltip={false}
      accessibilityLayer={false}
      valueFormatter={format}
      withBarValueLabel
      valueLabelProps={{ fill: 'var(--ink)', fontSize: 13, fontWeight: 650 }}
      barChartProps={{ margin: isLying ? { right: 88 } : { top: 24 } }}
      xAxisProps={isLying ? { tickCount: 3 } : { interval: 0 }}
      yAxisProps={isLying ? { width: 72, interval: 0 } : { width: 44, tickCount: 4 }}
      barProps={{
        radius: 6,
        isAnimationActive: !isStill,
        animationDuration: isDrawn ? CHANGE_MS : LOAD_MS,
        animationEasing: 'ease-out',
        onAnimationEnd: () => setIsDrawn(true),
      }}
    />
  );
}
