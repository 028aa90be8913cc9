import { Schema } from 'effect';
import { NewAlteration, SlotAlteration } from '../slots/alteration.ts';
import { NewTimeSlot, SlotPrice, TimeSlot } from '../slots/slot.ts';
import { ANYBODY, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { ById } from './id.ts';
import { Page } from './query.ts';
import { VersionQuery } from './version.ts';

/** The hours that an arena offers, and their changes for one day. */
export const slotEndpoints = {
  timeSlots: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/:id/time-slots',
    callers: ANYBODY,
    summary: 'Horários que a arena oferece, do mais cedo ao mais tarde',
    params: ById,
    reply: Schema.Struct({ timeSlots: Schema.Array(TimeSlot) }),
    failures: ['arena_not_found'],
  }),
  createTimeSlot: endpoint({
    method: 'POST',
    path: '/api/v1/time-slots',
    callers: ['arena-owner'],
    summary: 'Cria um horário',
    body: NewTimeSlot,
    reply: Schema.Struct({ timeSlot: TimeSlot }),
    status: 201,
    failures: ['slot_exists', ...WRITE_FAILURES],
  }),
  updateTimeSlot: endpoint({
    method: 'PATCH',
    path: '/api/v1/time-slots/:id',
    callers: ['arena-owner'],
    summary: 'Muda o preço de um horário',
    params: ById,
    query: VersionQuery,
    body: SlotPrice,
    reply: Schema.Struct({ timeSlot: TimeSlot }),
    failures: ['slot_not_found', 'edit_conflict', ...WRITE_FAILURES],
  }),
  updateAllTimeSlots: endpoint({
    method: 'PATCH',
    path: '/api/v1/time-slots',
    callers: ['arena-owner'],
    summary: 'Dá a todos os horários um mesmo preço; `version` é a soma das versões deles',
    query: VersionQuery,
    body: SlotPrice,
    reply: Schema.Struct({ timeSlots: Schema.Array(TimeSlot) }),
    failures: ['edit_conflict', ...WRITE_FAILURES],
  }),
  toggleTimeSlot: endpoint({
    method: 'PATCH',
    path: '/api/v1/time-slots/:id/toggle-status',
    callers: ['arena-owner'],
    summary: 'Ativa ou desativa um horário; as reservas já feitas continuam, e a resposta diz quantas são',
    params: ById,
    query: VersionQuery,
    reply: Schema.Struct({ timeSlot: TimeSlot, futureReservations: Schema.Int }),
    failures: ['slot_not_found', 'edit_conflict', ...WRITE_FAILURES],
  }),
  deleteTimeSlot: endpoint({
    method: 'DELETE',
    path: '/api/v1/time-slots/:id',
    callers: ['arena-owner'],
    summary: 'Exclui um horário sem reservas pela frente, com as suas alterações',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['slot_not_found', 'slot_in_use', ...WRITE_FAILURES],
    addition: true,
  }),
  createAlteration: endpoint({
    method: 'POST',
    path: '/api/v1/time-slot-alteration',
    callers: ['arena-owner'],
    summary: 'Muda um horário em um dia, em uma quadra ou em todas',
    body: NewAlteration,
    reply: Schema.Struct({ timeSlotAlteration: SlotAlteration }),
    status: 201,
    failures: ['slot_not_found', 'court_not_found', 'alteration_past', 'alteration_exists', ...WRITE_FAILURES],
  }),
  alterations: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/time-slot-alterations',
    callers: ['arena-owner'],
    summary: 'Alterações de horários, em páginas: as de dia mais novo primeiro',
    query: Schema.Struct({ sort: Schema.optionalKey(Schema.Literal('newest')), page: Page }),
    reply: Schema.Struct({ timeSlotAlterations: Schema.Array(SlotAlteration) }),
    paged: true,
    failures: [],
  }),
  deleteAlteration: endpoint({
    method: 'DELETE',
    path: '/api/v1/time-slot-alteration/:id',
    callers: ['arena-owner'],
    summary: 'Desfaz uma alteração de horário',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['alteration_not_found', ...WRITE_FAILURES],
  }),
};
