// The door of this area: what other areas may use.
export { categoriesQuery, eventQuery } from './eventQueries.ts';
export { EntryButton } from './page/EntryButton.tsx';
