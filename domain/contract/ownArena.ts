import { Schema } from 'effect';
import { Arena, PaymentMethod } from '../arenas/arena.ts';
import { BookingRulesChange } from '../arenas/bookingRules.ts';
import { CancellationPolicy } from '../booking/cancellationPolicy.ts';
import { ArenaProfile } from '../arenas/ownArena.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { Version, VersionQuery } from './version.ts';

const Own = Schema.Struct({ arena: Arena, version: Version });

/** The calling owner's arena. */
export const ownArenaEndpoints = {
  myArena: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me',
    callers: DESK,
    summary: 'A própria arena',
    reply: Own,
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
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
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
};
