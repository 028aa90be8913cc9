import type { RecordAccount } from '#domain/people/arenaRecord.ts';

export const JOINING = {
  title: 'É a mesma pessoa?',
  lead: 'Quando alguém tem dois cadastros, junte os dois: as reservas, as faltas e o que a pessoa deve ficam em um lugar só. Dá para separar de novo.',
  join: 'Juntar com outro cadastro',
  joined: 'Cadastros juntados',
  split: 'Separar',
  ask: 'Perguntar se o cadastro é seu',
  askHint: 'Tem conta na Quadra Livre com o mesmo telefone. Só a própria pessoa pode juntar o cadastro à conta.',
  accounts: 'Contas com o mesmo telefone',
  withdraw: 'Retirar a pergunta',
  splitAccount: 'Separar da conta',
  endTitle: 'Separar o cadastro da conta?',
  endText: 'Para juntar de novo, a pessoa precisa responder outra vez. Nenhuma reserva muda.',
  keep: 'Deixar como está',
  find: 'Juntar cadastros',
  findHint: 'Busque o outro cadastro desta pessoa pelo nome ou por uma parte do telefone.',
  search: 'Nome ou telefone',
  found: 'Cadastros encontrados',
  searching: 'Buscando cadastros…',
  none: 'Nenhum outro cadastro encontrado.',
  failed: 'Não foi possível buscar os cadastros.',
  again: 'Tentar novamente',
  stays: 'Fica',
  goes: 'É juntado a ele',
  switch: 'Trocar',
  back: 'Buscar outro',
  confirm: 'Juntar',
  reading: 'Carregando os dois cadastros…',
  unread: 'Não foi possível carregar os dois cadastros.',
  noPhone: 'sem telefone',
} as const;

/** What became of the question whether a record is somebody's. */
export function accountText({ player: { name }, answer }: RecordAccount): string {
  if (answer === 'accepted') return `É da conta de ${name}.`;
  if (answer === 'refused') return `${name} disse que este cadastro não é da sua conta.`;
  return `Perguntamos a ${name} se este cadastro é da sua conta. Falta a resposta.`;
}
