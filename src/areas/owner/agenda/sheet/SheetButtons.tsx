import { type Day, toIsoDay } from '../../../../../domain/days/day.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideSheets } from '../agendaActors.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { SheetButton } from '../../../../shared/files/SheetButton.tsx';
import classes from './SheetButtons.module.css';

export function SheetButtons({ day }: { day: Day }) {
  const iso = toIsoDay(day);
  return (
    <section className={classes.sheets} aria-label={AGENDA_TEXTS.sheets}>
      <ReservationSheet of={iso} label={AGENDA_TEXTS.daySheet} />
      <ReservationSheet of={iso.slice(0, -'-dd'.length)} label={AGENDA_TEXTS.monthSheet} />
    </section>
  );
}

function ReservationSheet({ of, label }: { of: string; label: string }) {
  const actor = useChart(provideSheets, { input: { name: 'reservationSheet', asksFirst: false } });
  return <SheetButton actor={actor} subject={of} label={label} />;
}
