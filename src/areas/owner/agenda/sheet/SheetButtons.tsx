import { IconFileSpreadsheet } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { type Day, toIsoDay } from '../../../../../domain/days/day.ts';
import { describeCommand } from '../../../../../machines/command/command.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideSheets } from '../agendaActors.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import classes from './SheetButtons.module.css';

export function SheetButtons({ day }: { day: Day }) {
  const iso = toIsoDay(day);
  return (
    <section className={classes.sheets} aria-label={AGENDA_TEXTS.sheets}>
      <SheetButton of={iso} label={AGENDA_TEXTS.daySheet} />
      <SheetButton of={iso.slice(0, -'-dd'.length)} label={AGENDA_TEXTS.monthSheet} />
    </section>
  );
}

/** Each button has its own chart, so that both downloads can run at the same time. */
function SheetButton({ of, label }: { of: string; label: string }) {
  const actor = useChart(provideSheets, { input: { name: 'reservationSheet', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return (
    <WaitButton
      size="md"
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />}
      isBusy={isBusy}
      isSlow={isSlow}
      onStop={() => actor.send({ type: 'wait.abandoned' })}
      onClick={() => actor.send({ type: 'command.requested', subject: of })}
    >
      {label}
    </WaitButton>
  );
}
