/** Invitations of one person that wait for an answer at once: more of them would be a way to read the directory. */
export const MOST_OPEN_INVITATIONS = 10;
/** Registrations and cancellations of one person in an hour. */
export const MOST_ENTRIES_AN_HOUR = 20;
