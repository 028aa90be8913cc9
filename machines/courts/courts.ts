import { keptListMachine } from '../keptList.ts';

/** The courts of an owner's arena. */
export const courtsMachine = keptListMachine({
  id: 'courts',
  description: 'The list of courts, with one dialog at a time',
  create: 'newCourt',
  edit: 'court',
  delete: 'deleteCourt',
});
