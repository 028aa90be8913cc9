// The public interface of this area: other areas import only from here.
export { ProfileDialog } from './ProfileDialog.tsx';
export { VoucherField } from './VoucherField.tsx';
export { provideAskedHours } from './askedHoursActors.ts';
export { TimeToPay } from './mine/TimeToPay.tsx';
export { refusalOf } from './orderRefusal.ts';
export { provideProfileCompletion } from './profileCompletionActors.ts';
export { reservationQuery } from './reservationQueries.ts';
export { DayAndHours } from './reserve/DayAndHours.tsx';
export { DayChangeDialog } from './reserve/DayChangeDialog.tsx';
export { HoursSkeleton } from './reserve/HoursSkeleton.tsx';
export { NoHoursBox } from './reserve/NoHours.tsx';
export { ReserveBar } from './reserve/ReserveBar.tsx';
export { MissedNotice } from './reserve/MissedNotice.tsx';
export { TurnOfDay } from './reserve/TurnOfDay.tsx';
export { missedText } from './reserve/choiceTexts.ts';
export { useSearchInAddress } from './reserve/useSearchInAddress.ts';
export { PERIOD_ICONS } from './reserve/periodIcons.ts';
