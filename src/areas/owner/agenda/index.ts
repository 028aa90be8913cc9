// The public interface of this area: other areas import only from here.
export { NoShowBadge } from './NoShowBadge.tsx';
export { type AskedClosing, beginClosing } from './closing/beginClosing.ts';
export { givingFaults, NOBODY_YET, toForWhom } from './give/givingForm.ts';
export { WhomFields } from './give/WhomFields.tsx';
export { arenaMoment } from './agendaDay.ts';
export { dayText, placesText } from './booked/bookedTexts.ts';
export { BookedList } from './booked/BookedList.tsx';
export { BookedSkeleton } from './booked/BookedSkeleton.tsx';
export { CardLine, CardLines } from './booked/CardLines.tsx';
