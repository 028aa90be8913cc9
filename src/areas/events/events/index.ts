// The public interface of this area: other areas import only from here.
export { categoriesQuery, eventQuery } from './eventQueries.ts';
export { EntryButton } from './page/EntryButton.tsx';
