import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { type Day, toIsoDay } from '../../domain/days/day.ts';
import { describeCommand } from '../../machines/command/command.ts';
import { useChart } from '../app/AppContext.tsx';
import { provideSheets } from './agendaActors.ts';
import { AGENDA_TEXTS } from './agendaTexts.ts';
import classes from './SheetButtons.module.css';

/** The day, or its whole month, to take along. */
export function SheetButtons({ day }: { day: Day }) {
  const actor = useChart(provideSheets, { input: { name: 'reservationSheet', asksFirst: false } });
  const { isBusy, subject } = useSelector(actor, describeCommand, shallowEqual);
  const iso = toIsoDay(day);
  const month = iso.slice(0, -'-dd'.length);
  return (
    <section className={classes.sheets} aria-label={AGENDA_TEXTS.sheets}>
      {[
        { of: iso, label: AGENDA_TEXTS.daySheet },
        { of: month, label: AGENDA_TEXTS.monthSheet },
      ].map(({ of, label }) => (
        <Button
          key={label}
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />}
          loading={isBusy && subject === of}
          onClick={() => actor.send({ type: 'command.requested', subject: of })}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}
