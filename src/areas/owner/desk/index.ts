// The public interface of this area: other areas import only from here.
export { NoShowBadge } from './reservation/NoShowBadge.tsx';
export { dayText, placesText } from './booked/bookedTexts.ts';
export { BookedList } from './booked/BookedList.tsx';
export { BookedSkeleton } from './booked/BookedSkeleton.tsx';
export { CardLine, CardLines } from './booked/CardLines.tsx';
export { clearNoShowBy, deskActors } from './deskActors.ts';
export { DeskDialogs } from './DeskDialogs.tsx';
export { deskForms } from './deskForms.ts';
export { DESK } from './deskTexts.ts';
export { MoveBar } from './move/MoveBar.tsx';
export { MOVE } from './move/moveTexts.ts';
export { PriceDialog } from './move/PriceDialog.tsx';
export { NOTE } from './note/noteTexts.ts';
export { namesOf, NOBODY, whoOf } from './reservationNames.ts';
