/** Under which an arena's tournaments are kept once they were read. */
export const TOURNAMENTS = 'arenaTournaments';
