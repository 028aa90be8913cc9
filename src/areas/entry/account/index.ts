// The door of this area: what other areas may use.
export { AccountSection } from './AccountSection.tsx';
export { AccountSkeleton } from './AccountSkeleton.tsx';
export { accountQuery } from './accountQueries.ts';
