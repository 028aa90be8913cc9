// The public interface of this area: other areas import only from here.
export { EntryLink } from './EntryLink.tsx';
export { EntryPage } from './EntryPage.tsx';
export { openedPath, TakenLink } from './TakenLink.tsx';
export { VisitorsOnly } from './VisitorsOnly.tsx';
export { emailToken, pairToken, scorerToken, staffToken } from './linkToken.ts';
