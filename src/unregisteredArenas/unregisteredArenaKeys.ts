/** Under which the arenas that are not registered are kept once they were read. */
export const UNREGISTERED_ARENAS = 'unregisteredArenas';
