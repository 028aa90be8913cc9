/** Under which the owner's day is kept once it was read; apart from what reads it, which few screens need. */
export const AGENDA = 'agenda';
