import { Schema } from 'effect';
import { Arena, PaymentMethod } from '../arenas/arena.ts';
import { BookingRules } from '../arenas/bookingRules.ts';
import { ArenaProfile } from '../arenas/ownArena.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { Version, VersionQuery } from './version.ts';

const Own = Schema.Struct({ arena: Arena, version: Version });

/** The calling owner's arena. */
export const ownArenaEndpoints = {
  myArena: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me',
    callers: ['arena-owner'],
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
    callers: ['arena-owner'],
    summary: 'Muda até quando e quanto os jogadores podem reservar',
    query: VersionQuery,
    body: BookingRules,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  updateArenaProfile: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/profile',
    callers: ['arena-owner'],
    summary: 'Muda as informações públicas da própria arena',
    query: VersionQuery,
    body: ArenaProfile,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...WRITE_FAILURES],
  }),
};
