import { isManagement } from '#domain/staff/staff.ts';
import type { Viewer } from '#platform/http/handler.ts';

/** Whether the caller acts as an owner or a manager: who may see CPF, and agree on a price. */
export function isOfManagement({ role }: Viewer): boolean {
  return role !== 'visitor' && isManagement(role);
}
