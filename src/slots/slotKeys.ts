/** Under which the hours of an arena and their changes for one day are kept once they were read. */
export const TIME_SLOTS = 'timeSlots';
export const ALTERATIONS = 'alterations';
