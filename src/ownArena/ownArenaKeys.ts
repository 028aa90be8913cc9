/** Under which the owner's arena is kept once it was read. */
export const OWN_ARENA = 'ownArena';
