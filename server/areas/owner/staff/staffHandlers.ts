import type { Dependencies } from '#core/dependencies.ts';
import { makeHandArena } from './handArena.ts';
import { inviteStaff, withdrawStaffInvitation } from './invitations.ts';
import { joinStaff } from './joinStaff.ts';
import { changeStaffRole, leaveStaff, removeStaff } from './members.ts';
import { readStaff } from './readStaff.ts';
import { workAt } from './workAt.ts';

/** The handlers of the calls in `domain/contract/staff.ts`. */
export function staffHandlers(dependencies: Pick<Dependencies, 'database' | 'settings'>) {
  return {
    staff: readStaff(dependencies.database),
    inviteStaff,
    withdrawStaffInvitation,
    changeStaffRole,
    removeStaff,
    handArena: makeHandArena(dependencies),
    joinStaff,
    workAt,
    leaveStaff,
  };
}
