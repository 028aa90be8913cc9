import { keptListMachine } from '../keptList.ts';

/** The arenas that do not use the product, which admins keep for organizers to choose from. */
export const unregisteredArenasMachine = keptListMachine({
  id: 'unregisteredArenas',
  description: 'The list of arenas that are not registered, with one dialog at a time',
  create: 'newUnregisteredArena',
  edit: 'unregisteredArena',
  delete: 'deleteUnregisteredArena',
});
