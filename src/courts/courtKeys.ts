/** Under which an arena's courts are kept once they were read. */
export const COURTS = 'courts';
