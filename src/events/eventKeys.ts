/** Under which everything of events is kept once it was read: lists, categories, registrations, carts. */
export const EVENTS = 'events';
