// The public interface of this area: other areas import only from here.
export { categoriesQuery, eventQuery } from './eventQueries.ts';
export { GROUP_COLUMNS } from './groupColumns.ts';
export { PublicFacts } from './public/PublicFacts.tsx';
export { PublicPageBar } from './public/laterParts.ts';
export { publicTournamentQuery } from './public/publicQueries.ts';
export { PublicRead } from './public/PublicRead.tsx';
export { PUBLIC_PAGE } from './public/publicTexts.ts';
export { EntryButton } from './page/EntryButton.tsx';
