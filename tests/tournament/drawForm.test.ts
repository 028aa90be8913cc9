import { expect, it } from 'vitest';
import { Refused } from '../../src/shared/api/failure.ts';
import {
  drawFaults,
  groupsTyped,
  suggestedDraw,
  toDraw,
  refusedAtNumber,
} from '../../src/areas/competitions/tournament/groups/drawForm.ts';
import { coefficientText, sizesText } from '../../src/areas/competitions/tournament/groups/groupTexts.ts';
import { missingText } from '../../src/areas/competitions/tournament/secondPhaseTexts.ts';

const ID = '01910000-0000-7000-8000-00000000c001';

it('suggests groups of three, and needs a number', () => {
  expect([0, 2, 5, 6, 20].map((entrants) => suggestedDraw(entrants).numberOfGroups)).toEqual(['1', '1', '1', '2', '6']);
  expect(drawFaults({ numberOfGroups: '' })).toEqual({ numberOfGroups: 'Informe o número de grupos' });
  expect(drawFaults({ numberOfGroups: '0' })).toEqual({ numberOfGroups: 'Informe o número de grupos' });
  expect(drawFaults({ numberOfGroups: '4' })).toEqual({});
  expect(groupsTyped(' 1a2345')).toBe('1234');
});

it('is sent as a number', () => {
  expect(toDraw({ id: ID, numberOfGroups: '4' })).toEqual({ params: { id: ID }, body: { numberOfGroups: 4 } });
});

it('says at the number, and of no other refusal, that so many groups cannot be made', () => {
  const refused = { code: 'groups_number', message: 'Número de grupos inválido para 7 duplas', details: undefined };
  expect(refusedAtNumber(new Refused(refused))).toMatchObject({ details: { numberOfGroups: refused.message } });
  const other = new Refused({ ...refused, code: 'groups_exist' });
  expect(refusedAtNumber(other)).toBe(other);
});

it('says what so many groups come to', () => {
  expect(sizesText('pre-formed', 7, 2)).toBe('7 duplas: 1 grupo de 4 e 1 grupo de 3');
  expect(sizesText('teams', 12, 4)).toBe('12 equipes: 4 grupos de 3');
  expect(sizesText('randomly', 1, 1)).toBe('1 dupla');
  expect(sizesText('pre-formed', 7, 4)).toBe('7 duplas');
});

it('writes coefficients and missing scores as a Brazilian does', () => {
  expect([0, 2 / 3, 1].map(coefficientText)).toEqual(['0,000', '0,667', '1,000']);
  expect(missingText(1)).toBe('Falta o placar de 1 partida da fase de grupos.');
  expect(missingText(3)).toBe('Faltam os placares de 3 partidas da fase de grupos.');
});
