import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    'people',
    'arenas',
    'reservations',
    'occupants',
    'till',
    'ledger',
    'moves',
    'arenaTournaments',
    'events',
    'tournament',
    'registrations',
    'paymentAccounts',
    'payments',
    'pictures',
    'system',
  ].map((area) => `./server/database/schema/${area}.ts`),
  out: './server/database/migrations',
});
