/** How long a deed at the desk can be taken back with one tap. */
export const UNDO_SECONDS = 10;

/** The server waits this much longer before it does what cannot be taken back: a tap at the last moment still arrives. */
const UNDO_GRACE_SECONDS = 2;

/** From a deed to what cannot be taken back, in milliseconds. */
export const UNDO_ENDS_MS = (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1_000;

/** A closure concerns many people, so there is more time to take it back. */
export const CLOSURE_UNDO_SECONDS = 60;
export const CLOSURE_UNDO_ENDS_MS = (CLOSURE_UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1_000;
