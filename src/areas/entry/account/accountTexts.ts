import type { StaffRole } from '#domain/people/person.ts';
export const PROFILE = {
  documentTitle: 'Meu perfil · Quadra Livre',
  title: 'Meu perfil',
  publicInfo: 'Informações públicas',
  publicLead: 'É assim que as arenas e a turma reconhecem você.',
  account: 'Conta',
} as const;

export const CPF_TEXTS = {
  title: 'CPF',
  lead: 'Opcional. Acompanha o PIX que você paga pela plataforma: só você e o provedor de pagamento o veem.',
  label: 'CPF',
  save: 'Salvar CPF',
  loading: 'Carregando seu CPF…',
  failed: 'Não foi possível carregar seu CPF.',
} as const;

export const SETTINGS = {
  documentTitle: 'Configurações · Quadra Livre',
  title: 'Configurações',
  security: 'Segurança',
  loading: 'Carregando sua conta…',
  failed: 'Não foi possível carregar sua conta.',
} as const;

export const PUBLIC_INFO = {
  name: 'Nome',
  city: 'Cidade',
  save: 'Salvar dados',
} as const;

export const PHOTO = {
  label: 'Foto',
  choose: 'Escolher foto',
  change: 'Trocar foto',
} as const;

export const ACCOUNT = {
  lead: 'O email e a senha com que você entra.',
  email: 'Email',
  password: 'Nova senha',
  passwordHint: 'Deixe em branco para manter a senha atual.',
  save: 'Salvar alterações',
} as const;

/** Shown while an address is unconfirmed. */
export const EMAIL_NOTE = {
  before: 'Confirme pelo link que enviamos a',
  change: (email: string) => `Até lá, você continua entrando com ${email}.`,
  signUp: 'Sua conta já funciona. Com o email confirmado, os avisos dela chegam até você.',
  again: 'Enviar de novo',
  drop: 'Desistir da troca',
} as const;

export const PRIVACY = {
  title: 'Privacidade e dados',
  lead: 'Seus dados são seus: leve uma cópia ou vá embora quando quiser.',
  download: 'Baixar meus dados',
  downloadText: 'Um arquivo com tudo o que guardamos sobre você.',
  erase: 'Excluir minha conta',
  eraseText: 'Apaga seus dados pessoais. Não dá para desfazer.',
} as const;

export const ERASURE = {
  title: 'Excluir sua conta?',
  means: {
    player: {
      goes: 'Seu nome, foto, email, telefone e cidade são apagados, e seus vouchers perdem a validade.',
      cancelled:
        'Suas próximas reservas ainda não pagas são canceladas, e você sai dos torneios que ainda não começaram. Depois do sorteio dos grupos isso é desistência, e o que foi pago não volta automaticamente.',
      stays: 'Reservas já pagas ficam registradas sem o seu nome, porque a lei exige o registro fiscal.',
    },
    'arena-owner': {
      goes: 'Seu nome, email e telefone são apagados. A arena sai do ar, com fotos, contatos, horários, vouchers e torneios.',
      cancelled:
        'Reservas ainda não pagas são canceladas. Se houver reservas pagas pela frente ou devoluções em aberto, diremos o que encerrar antes.',
      stays:
        'Reservas pagas ficam registradas com o nome da arena, porque a lei exige o registro fiscal. Baixe seus dados antes.',
    },
    admin: {
      goes: 'Seu nome e email são apagados, e você deixa de administrar.',
      cancelled: 'Nenhum evento ou reserva muda. Quem é a única pessoa na administração não pode sair.',
      stays: 'O que você aprovou ou cancelou continua como está.',
    },
  },
  obstructed: 'Ainda não dá para excluir',
  understood: 'Entendi',
  final: 'Não dá para desfazer.',
  password: 'Sua senha',
  passwordHint: 'Entra só com o Google? Deixe em branco.',
  confirm: 'Excluir conta',
  dismiss: 'Manter conta',
} as const;

export const WORKPLACES = {
  title: 'Onde você trabalha',
  lead: 'No menu com o seu nome você escolhe quando trabalhar e quando jogar.',
  noneTitle: 'Sua arena',
  noneLead: 'Tem quadras de areia? Abra a arena nesta mesma conta e continue jogando com ela.',
  open: 'Abrir uma arena',
  leave: 'Sair da equipe',
  leaveTitle: 'Sair da equipe?',
  leaveText: 'você deixa de ver a agenda e o caixa. Para voltar, a arena precisa convidar você de novo.',
  stay: 'Ficar',
} as const;

export const RECORDS = {
  title: 'Cadastros em arenas',
  lead: 'Uma arena pode ter um cadastro de quem jogou sem usar a conta. Se ele é seu e você junta, para a arena os dois são a mesma pessoa. Nas suas reservas nada muda.',
  joined: 'O cadastro da arena está junto da sua conta.',
  accept: 'É meu: juntar',
  refuse: 'Não é meu',
  split: 'Separar da minha conta',
  refuseTitle: 'Deixar o cadastro separado da sua conta?',
  refuseText: 'A arena fica sabendo e não pergunta de novo.',
  confirm: 'Separar',
  keep: 'Voltar',
} as const;

export const BLOCKED = {
  title: 'Arenas bloqueadas',
  lead: 'Estas arenas não põem nada na sua conta: nem reservas, nem mensalidades, nem vouchers.',
  none: 'Nenhuma. Você pode bloquear uma arena na página de uma reserva sua, ou onde ela convida você para ser mensalista.',
  failed: 'Não foi possível carregar as arenas bloqueadas.',
  unblock: 'Desbloquear',
} as const;

/** What somebody is in an arena, on screen. */
export const STAFF_ROLES: Readonly<Record<StaffRole, string>> = {
  owner: 'Dono',
  manager: 'Gerente',
  reception: 'Recepção',
};
