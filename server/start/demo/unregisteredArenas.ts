import type { unregisteredArenas } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';

const TOLD = [
  ['Arena Ponta da Praia', 'Santos', 'Avenida Saldanha da Gama, 44', 'Ponta da Praia'],
  ['Beach Point Barra', 'Rio de Janeiro', 'Avenida Lúcio Costa, 3300', 'Barra da Tijuca'],
  ['Areia & Sol', 'Campinas', 'Rua Maria Monteiro, 1410', 'Cambuí'],
  ['Clube da Areia', 'Curitiba', 'Rua Mateus Leme, 2600', 'Centro Cívico'],
  ['Praia Urbana', 'São Paulo', 'Rua Turiassu, 1900', 'Perdizes'],
  ['Quadra do Farol', 'Salvador', 'Avenida Oceânica, 2400', 'Barra'],
  ['Sand Club Moinhos', 'Porto Alegre', 'Rua Padre Chagas, 310', 'Moinhos de Vento'],
  ['Vila Areia', 'Vitória', undefined, undefined],
] as const;

/** Arenas that host events but do not use the product. */
export function demoUnregisteredArenas(createdAt: Date): (typeof unregisteredArenas.$inferInsert)[] {
  return TOLD.map(([name, city, street = null, district = null]) => ({
    id: newId(),
    name,
    city,
    street,
    district,
    createdAt,
    version: 1,
  }));
}
