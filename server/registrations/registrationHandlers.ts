import type { Parts } from '../parts.ts';
import { cancelMyRegistration, cancelRegistration, removeRegistration } from './cancelRegistration.ts';
import { confirmPayment } from './confirmPayment.ts';
import { readRegistrations } from './readRegistrations.ts';
import { register, registerAsOrganizer } from './register.ts';

/** What the server does for the calls of `domain/contract/registrations.ts`. */
export function registrationHandlers({ database }: Pick<Parts, 'database'>) {
  return {
    register,
    registerAsOrganizer,
    registrations: readRegistrations(database),
    confirmPayment,
    cancelRegistration,
    cancelMyRegistration,
    removeRegistration,
  };
}
