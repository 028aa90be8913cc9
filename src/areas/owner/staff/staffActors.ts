import { queryOptions } from '@tanstack/react-query';
import { Schema } from 'effect';
import { staffEndpoints } from '#domain/contract/staff.ts';
import { StaffRole } from '#domain/people/person.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { Call } from '../../../shared/api/call.ts';
import { STAFF as STAFF_KEY } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { partsOf } from '../../../../machines/command/subjectParts.ts';
import { provideProof } from '../../../shared/proof/proofActors.ts';
import type { App } from '../../../shared/runtime/app.ts';

const isRole = Schema.is(StaffRole);

/** The subject of a command about a role is `subjectOf` a new link's secret, or a member, and the role. */
export function roleIn(subject: string): StaffRole {
  const { of } = partsOf(subject);
  return isRole(of) ? of : 'reception';
}

/** The team of the arena that the owner works at, and its open invitations. */
export function staffQuery(call: Call) {
  return queryOptions({
    queryKey: [STAFF_KEY],
    queryFn: reading(call, staffEndpoints.staff, {}, (data) => data),
  });
}

/** Makes a link; the subject is `subjectOf` its secret and its role. */
export function provideStaffLink({ call }: App) {
  return commandOf<CommandsOf['staffLink']>(
    {
      inviteStaff(subject, signal) {
        const body = { role: roleIn(subject), token: partsOf(subject).id };
        return call(staffEndpoints.inviteStaff, { body }, { signal });
      },
    },
    provideProof({ call }),
  );
}

/** Gives a member another role; the subject is `subjectOf` the member and the role. */
export function provideRoleChange({ call }: App) {
  return commandOf<CommandsOf['staffRole']>(
    {
      changeStaffRole(subject, signal) {
        const body = { role: roleIn(subject) };
        return call(staffEndpoints.changeStaffRole, { params: { id: partsOf(subject).id }, body }, { signal });
      },
    },
    provideProof({ call }),
  );
}

/** Hands the arena to another owner, the subject. */
export function provideHandover({ call }: App) {
  return commandOf<CommandsOf['staffHandover']>(
    { handArena: (person, signal) => call(staffEndpoints.handArena, { body: { person } }, { signal }) },
    provideProof({ call }),
  );
}

/** Removes a member, or withdraws an invitation. */
export function provideRemoval({ call }: App) {
  return commandOf<CommandsOf['staff']>({
    removeStaff: (id, signal) => call(staffEndpoints.removeStaff, { params: { id } }, { signal }),
    withdrawStaffInvitation: (id, signal) =>
      call(staffEndpoints.withdrawStaffInvitation, { params: { id } }, { signal }),
  });
}
