// The public interface of this area: other areas import only from here.
export { type AskedClosing, beginClosing } from './beginClosing.ts';
export { CloseButton } from './CloseButton.tsx';
export { ClosingDialog } from './ClosingDialog.tsx';
export { CLOSING } from './closingTexts.ts';
export { closureForms } from './closureForms.ts';
export { openDayOf, shownCourts } from './openDay.ts';
export { ReopenDialog } from './ReopenDialog.tsx';
