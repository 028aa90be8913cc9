import { expect, it } from 'vitest';
import { Court, CourtForm } from '#domain/courts/court.ts';
import { ID, INSTANT } from '../samples.ts';
import { errorsOf, expectWire } from '../wire.ts';

// SPEC 3, Court; SPEC 5, Court name. Red without a member, or a check, of court.ts.
it('has a name, and perhaps a roof', () => {
  expectWire(
    Court,
    { _id: ID, name: 'Quadra 1', createdAt: INSTANT, inDoor: true, sports: ['FUTEVOLEI'], version: 1 },
    ['inDoor', 'sports'],
  );
  expectWire(CourtForm, { name: 'Q', inDoor: false, sports: ['FUTEVOLEI'] }, ['inDoor', 'sports']);
  expect(errorsOf(CourtForm, { name: ' ' })).toEqual({ name: "O campo 'Nome' precisa ser preenchido." });
  expect(errorsOf(CourtForm, { name: 'x'.repeat(40) })).toEqual({});
  expect(errorsOf(CourtForm, { name: 'x'.repeat(41) })).toEqual({
    name: 'O nome da quadra precisa ter no máximo 40 caracteres.',
  });
});
