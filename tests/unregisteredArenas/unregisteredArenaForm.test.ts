import { describe, expect, it } from 'vitest';
import {
  arenaFaults,
  EMPTY_ARENA,
  toArena,
  typedArena,
} from '../../src/areas/competitions/unregisteredArenas/unregisteredArenaForm.ts';

describe("an arena's form", () => {
  it('says at its fields what is missing', () => {
    expect(arenaFaults({ ...EMPTY_ARENA, city: '  ' })).toEqual({
      name: 'Informe o nome da arena',
      city: 'Informe a cidade',
    });
  });

  it('leaves out what was left empty', () => {
    expect(toArena({ name: ' Vila Areia ', city: 'Vitória', street: '', district: ' ' })).toEqual({
      name: 'Vila Areia',
      address: { city: 'Vitória' },
    });
  });

  it('begins with what is saved', () => {
    const address = { city: 'Santos', street: 'Rua da Areia, 10' };
    expect(typedArena({ id: '1', name: 'Vila Areia', address, version: 3 })).toEqual({
      name: 'Vila Areia',
      city: 'Santos',
      street: 'Rua da Areia, 10',
      district: '',
    });
  });
});
