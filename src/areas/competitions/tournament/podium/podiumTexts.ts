export const PODIUM = {
  champion: 'Campeões',
  second: 'Vice-campeões',
  third: 'Terceiro lugar',
  noFinal: 'Sem final: ninguém mais ficou para jogar.',
} as const;
