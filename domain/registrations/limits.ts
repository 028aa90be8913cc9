/** Most open invitations of one person. With more, somebody could read the directory of players. */
export const MOST_OPEN_INVITATIONS = 10;
/** Most registrations and cancellations of one person per hour. */
export const MOST_ENTRIES_AN_HOUR = 20;
