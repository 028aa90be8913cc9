import { later } from '../../../../shared/runtime/later.tsx';

/** Of the organizer alone. */
export const PublicPageBar = later('publicPageBar', async () => (await import('./PublicPageBar.tsx')).PublicPageBar);
