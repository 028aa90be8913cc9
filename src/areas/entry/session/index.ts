// The door of this area: what other areas may use.
export { EntryLink } from './EntryLink.tsx';
export { EntryPage } from './EntryPage.tsx';
export { openedPath, TakenLink } from './TakenLink.tsx';
export { VisitorsOnly } from './VisitorsOnly.tsx';
export { emailToken } from './linkToken.ts';
