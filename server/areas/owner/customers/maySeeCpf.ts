import { isManagement } from '#domain/staff/staff.ts';
import type { Viewer } from '#platform/http/handler.ts';

/** Whether the caller may see and write the CPF of the arena's records: its owners and managers. */
export function maySeeCpf({ role }: Viewer): boolean {
  return role !== 'visitor' && isManagement(role);
}
