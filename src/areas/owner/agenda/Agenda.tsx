import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { compareDays, type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath, weekPath } from '#domain/navigation/paths.ts';
import { describeAgenda } from '../../../../machines/agenda/agenda.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { LostLine } from '../../../shared/watch/LostLine.tsx';
import { GiveDialog } from '../booking/index.ts';
import { CloseButton, ClosingDialog, openDayOf, ReopenDialog, shownCourts } from '../closures/index.ts';
import { DeskDialogs, MoveBar, PriceDialog } from '../desk/index.ts';
import { arenaMoment } from '../settings/index.ts';
import { provideAgenda } from './agendaActors.ts';
import { dayIn, hourIn } from './day/agendaDay.ts';
import { agendaQuery } from './day/agendaQueries.ts';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';
import { AGENDA_TEXTS, dayTitle } from './agendaTexts.ts';
import { AgendaHead } from './bar/AgendaHead.tsx';
import { useDensity } from './bar/density.ts';
import { DensityToggle } from './bar/DensityToggle.tsx';
import { useIsPhone } from './bar/phone.ts';
import { ViewSwitch } from './bar/ViewSwitch.tsx';
import { DayBar } from './bar/DayBar.tsx';
import { DeskLinks } from './DeskLinks.tsx';
import { DayOnScreen } from './DayOnScreen.tsx';
import { DayPaper } from './paper/DayPaper.tsx';
import { PrintButton } from './paper/PrintButton.tsx';
import { SheetButtons } from './sheet/SheetButtons.tsx';
import { useCourtChoice } from './grid/useCourtChoice.ts';
import { UndoBar } from './undo/UndoBar.tsx';

/** The agenda of one day, read again whenever the server reports a change. */
export function Agenda() {
  const app = useApp();
  const actor = useChart(provideAgenda, { input: { day: dayIn(location.search, arenaMoment(app).day) } });
  const day = useSelector(actor, (snapshot) => describeAgenda(snapshot).day);
  const watch = useSelector(actor, ({ children }) => children.watch);
  const undo = useSelector(actor, ({ children }) => children.undo);
  const move = useSelector(actor, ({ children }) => children.move);
  // The watch updates every few seconds, so `today` is recalculated often enough to change at midnight.
  const today = useSelector(watch, () => arenaMoment(app).day, isSameDay);
  const hour = useSelector(watch, () => arenaMoment(app).hour);
  const list = useQuery(agendaQuery(app.call, day));
  const { reservations = [], closures = [] } = list.data ?? {};
  const openDay = list.data && openDayOf(list.data, today, firstOpenHour(list.data.day, { day: today, hour }));
  const isPhone = useIsPhone();
  const [density, setDensity] = useDensity();
  const choice = useCourtChoice();
  return (
    <>
      <AgendaHead
        lead={dayTitle(day, today)}
        bar={
          <DayBar
            actor={actor}
            today={today}
            isSearching={list.isFetching && list.isPending}
            onSearchAgain={() => void list.refetch()}
          />
        }
      >
        <ViewSwitch of="day" dayHref={agendaPath(toIsoDay(day))} weekHref={weekPath(toIsoDay(day))} />
        {!isPhone && <DensityToggle density={density} onChoose={setDensity} />}
        {!isPhone && openDay && <CloseButton actor={actor} />}
      </AgendaHead>
      {watch && <LostLine actor={watch} />}
      {list.isPending && <AgendaSkeleton />}
      {list.isLoadingError && <ReadFailure message={AGENDA_TEXTS.failed} query={list} />}
      {list.data && (
        <DayOnScreen
          actor={actor}
          choice={choice}
          agenda={list.data}
          // The running hour can still be reserved.
          firstOpenHour={firstOpenHour(list.data.day, { day: today, hour })}
          askedHour={hourIn(location.search)}
          density={isPhone ? 'comfortable' : density}
        />
      )}
      <SheetButtons day={day}>
        <PrintButton />
      </SheetButtons>
      {list.data && <DayPaper agenda={list.data} />}
      <DeskLinks />
      {isPhone && openDay && <CloseButton isAfloat actor={actor} />}
      {undo && <UndoBar actor={undo} reservations={reservations} closures={closures} />}
      {move && <MoveBar actor={move} />}
      {move && <PriceDialog actor={move} reservations={reservations} />}
      <DeskDialogs actor={actor} reservations={reservations} />
      <GiveDialog actor={actor} reservations={reservations} />
      {list.data && <ReopenDialog actor={actor} agenda={list.data} />}
      {openDay && <ClosingDialog actor={actor} open={openDay} shown={shownCourts(openDay, choice)} />}
    </>
  );
}

/** The first hour that can still be reserved: 24 on a past day, -1 on a day that has not begun. */
function firstOpenHour(day: Day, now: { readonly day: Day; readonly hour: number }): number {
  const order = compareDays(day, now.day);
  if (order === 0) return now.hour;
  return order < 0 ? 24 : -1;
}
