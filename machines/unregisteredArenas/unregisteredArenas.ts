import { keptListMachine } from '../keptList.ts';

/** Arenas that do not use the product. Admins keep the list so that organizers can choose them for events. */
export const unregisteredArenasMachine = keptListMachine({
  id: 'unregisteredArenas',
  description: 'The list of arenas that are not registered, with one dialog at a time',
  create: 'newUnregisteredArena',
  edit: 'unregisteredArena',
  delete: 'deleteUnregisteredArena',
});
