import { expect, test } from 'vitest';
import { customerSheetOf } from '#domain/customers/customerSheet.ts';

test('a sheet of customers has what is known of each, and no cell that runs as a formula', () => {
  const sums = { games: 3, noShows: 1, owed: 8_050, credit: 0, spent: 12_000 };
  const { fileName, csv } = customerSheetOf([
    {
      name: '=HYPERLINK("http://x")',
      phone: '13999887766',
      cpf: '52998224725',
      email: '@rafa',
      birthday: '03-15',
      city: 'Santos',
      tags: ['vip', 'aluno'],
      note: '+1 bola',
      ...sums,
    },
    { name: 'Lia', ...sums, owed: 0 },
  ]);
  expect(fileName).toBe('clientes.csv');
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFNome;Telefone;CPF;E-mail;Nascimento;Cidade;Etiquetas;Observação;Jogos;Faltas;Deve;Crédito;Pago no ano',
    `"'=HYPERLINK(""http://x"")";(13) 99988-7766;529.982.247-25;'@rafa;15/03;Santos;vip, aluno;'+1 bola;3;1;80,50;0,00;120,00`,
    'Lia;;;;;;;;3;1;0,00;0,00;120,00',
    '',
  ]);
});
