import { Schema } from 'effect';
import { Arena, PaymentMethod } from '../arenas/arena.ts';
import { BookingRulesChange } from '../arenas/bookingRules.ts';
import { ArrangedPhotos } from '../arenas/photos.ts';
import { CancellationPolicy } from '../arenas/cancellationPolicy.ts';
import { ArenaProfile } from '../arenas/arenaProfile.ts';
import { ZoneChange, ZoneMoves } from '../arenas/zoneMoves.ts';
import { OpeningChange, OpeningPreview } from '../opening/openingWeek.ts';
import { Reais } from '../values/money.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { IMAGE_FAILURES, PROOF_FAILURES, WRITE_FAILURES } from './failureGroups.ts';
import { Version, VersionQuery } from '../values/version.ts';

/** The reply to each change. */
export const Own = Schema.Struct({ arena: Arena, version: Version });
/**
 * `leastPix`: the least sum of a PIX at the account that would receive; absent where any sum is. `takesPixByLink`: its payment links make a PIX of
 * their own; absent where they do not.
 */
const OwnToPrice = Schema.Struct({
  ...Own.fields,
  leastPix: Schema.optionalKey(Reais),
  takesPixByLink: Schema.optionalKey(Schema.Boolean),
});

/** The calling owner's arena. */
export const settingsEndpoints = {
  myArena: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me',
    callers: DESK,
    summary: 'A própria arena',
    reply: OwnToPrice,
    failures: ['arena_not_found'],
    addition: true,
  }),
  updatePaymentMethod: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/payment-method',
    callers: ['arena-owner'],
    summary: 'Escolhe como as próximas reservas são pagas',
    query: VersionQuery,
    body: Schema.Struct({ paymentMethod: PaymentMethod }),
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...PROOF_FAILURES, ...WRITE_FAILURES],
  }),
  updateBookingRules: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/booking-rules',
    callers: MANAGEMENT,
    summary: 'Muda até quando e quanto os jogadores podem reservar',
    query: VersionQuery,
    body: BookingRulesChange,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  updateCancellationPolicy: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/cancellation-policy',
    callers: ['arena-owner'],
    summary: 'Diz quanto volta a quem cancela uma reserva paga; sem faixas, nada volta',
    query: VersionQuery,
    body: CancellationPolicy,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  updateArenaProfile: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/profile',
    callers: MANAGEMENT,
    summary: 'Muda as informações públicas da própria arena',
    query: VersionQuery,
    body: ArenaProfile,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
  }),
  arenaZone: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/zone',
    callers: MANAGEMENT,
    summary: 'O que a própria arena tem pela frente, que outro fuso horário mudaria de instante',
    reply: Schema.Struct({ ahead: ZoneMoves }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  updateArenaZone: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/zone',
    callers: MANAGEMENT,
    summary: 'Muda o fuso horário da própria arena; o que ela tem pela frente é mostrado antes, e volta em `seen`',
    query: VersionQuery,
    body: ZoneChange,
    reply: Own,
    failures: ['arena_not_found', 'zone_moves', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  previewOpeningHours: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/opening-hours/preview',
    callers: MANAGEMENT,
    summary: 'Diz que reservas e mensalistas ficariam fora de um horário de funcionamento; não muda nada',
    body: OpeningChange,
    reply: OpeningPreview,
    failures: ['arena_not_found'],
    addition: true,
  }),
  updateOpeningHours: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/opening-hours',
    callers: MANAGEMENT,
    summary: 'Diz em que horas de cada dia da semana a própria arena abre; o que já foi reservado fica como está',
    query: VersionQuery,
    body: OpeningChange,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  updateArenaAvatar: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/avatar',
    callers: MANAGEMENT,
    summary: 'Troca o logo da própria arena',
    file: 'avatar',
    reply: Own,
    failures: ['arena_not_found', 'image_missing', ...IMAGE_FAILURES, ...WRITE_FAILURES],
    addition: true,
  }),
  removeArenaAvatar: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/avatar',
    callers: MANAGEMENT,
    summary: 'Tira o logo da própria arena e o apaga',
    query: VersionQuery,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  addArenaPhoto: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/photos',
    callers: MANAGEMENT,
    summary: 'Acrescenta uma foto da própria arena, depois das que ela já tem',
    file: 'photo',
    reply: Own,
    status: 201,
    failures: ['arena_not_found', 'photos_full', 'image_missing', ...IMAGE_FAILURES, ...WRITE_FAILURES],
    addition: true,
  }),
  arrangeArenaPhotos: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/photos',
    callers: MANAGEMENT,
    summary: 'Diz que fotos da própria arena ficam, em que ordem e com que descrição; as outras são apagadas',
    query: VersionQuery,
    body: ArrangedPhotos,
    reply: Own,
    failures: ['arena_not_found', 'photo_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
};
