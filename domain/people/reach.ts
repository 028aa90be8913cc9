/** How often an arena reaches a player in a day who is no customer of it: reservations, series, vouchers, and changes of these. */
export const STRANGER_DEEDS_A_DAY = 3;
