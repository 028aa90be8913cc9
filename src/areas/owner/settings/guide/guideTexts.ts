import type { GuidePlace } from '../../../../../machines/settings/guide.ts';

export const GUIDE = {
  documentTitle: 'Sua arena no ar · Quadra Livre',
  title: 'Sua arena no ar',
  lead: 'Em poucos minutos ela recebe reservas. Todo passo pode ser pulado e refeito depois.',
  loading: 'Carregando o guia…',
  failed: 'Não foi possível carregar o guia.',
  steps: 'Passos',
  done: 'feito',
  skipped: 'pulado',
  skip: 'Pular este passo',
  back: 'Passo anterior',
  goOn: 'Continuar',
  dashboard: 'Ir para o início',
  confirm: 'Confirme o seu email',
  confirmWhy: (email: string) =>
    `Abra o link que enviamos a ${email}. Até lá, a arena não pode importar reservas de uma planilha.`,
  confirmAgain: 'Pedir outro link',
} as const;

/** The steps in the list above the form. */
export const STEP_NAMES: Readonly<Record<Exclude<GuidePlace, 'published'>, string>> = {
  courts: 'Quadras',
  hours: 'Horários',
  payment: 'Pagamento',
  profile: 'Página',
  publish: 'No ar',
};

export const COURTS_STEP = {
  title: 'Quantas quadras você tem?',
  lead: 'Os nomes aparecem para quem reserva. Mude os que quiser.',
  count: 'Quantas quadras',
  save: 'Criar quadras',
  edit: 'Ver quadras',
} as const;

export const HOURS_STEP = {
  title: 'Quando se joga, e por quanto?',
  lead: 'Um preço serve para todas as horas. Desligue as que não abrem, ou dê a alguma o seu próprio preço.',
  price: 'Preço de uma hora',
  table: 'Horas do dia',
  save: 'Criar horários',
  edit: 'Ver horários',
} as const;

export const PAYMENT_STEP = {
  title: 'Como você quer receber?',
  lead: 'Vale para as próximas reservas e pode mudar a qualquer momento.',
  save: 'Salvar e continuar',
  managers: 'Quem é dono da arena escolhe isso em Configurações. Por enquanto, o jogador paga na arena.',
  account: 'Para o PIX cair direto na sua conta, conecte-a depois em Configurações.',
} as const;

export const PROFILE_STEP = {
  title: 'O que sua página conta?',
  lead: 'É por ela que as pessoas escolhem onde jogar. Nada aqui é obrigatório.',
  save: 'Salvar e continuar',
} as const;

export const PUBLISH_STEP = {
  title: 'Tudo pronto?',
  lead: 'No ar, sua arena aparece para todos e recebe reservas. Você pode tirá-la do ar quando quiser.',
  courts: 'Quadras',
  hours: 'Horários',
  payment: 'Pagamento',
  profile: 'Endereço, texto ou imagem',
  none: 'Nada ainda',
  page: 'Preenchidos',
  save: 'Colocar no ar',
  preview: 'Ver como fica',
} as const;

export const PUBLISHED_STEP = {
  title: 'Sua arena está no ar!',
  lead: 'Envie o link a quem joga com você: a primeira reserva pode chegar agora.',
  link: 'Link da sua arena',
  send: 'Enviar pelo WhatsApp',
  copy: 'Copiar link',
  copyFailed: 'Não foi possível copiar. Selecione o link e copie.',
  reserve: 'Fazer uma reserva',
  importBook: 'Trazer as reservas da planilha',
  hidden: 'A equipe do Quadra Livre ocultou sua arena. Motivo:',
} as const;

export function nameLabel(place: number): string {
  return `Nome da quadra ${place}`;
}

/** `Sua arena já tem 2 quadras.` */
export function courtsThere(count: number): string {
  return `Sua arena já tem ${courtsText(count)}.`;
}

export function hoursThere(count: number): string {
  return `Sua arena já oferece ${hoursText(count)} por dia.`;
}

export function courtsText(count: number): string {
  return count === 1 ? '1 quadra' : `${count} quadras`;
}

export function hoursText(count: number): string {
  return count === 1 ? '1 horário' : `${count} horários`;
}

/** `Preço das 06:00 às 07:00` */
export function priceLabel(slot: string): string {
  return `Preço das ${slot}`;
}

/** The message that is ready in WhatsApp. */
export function invitingText(name: string, address: string): string {
  return `Agora dá para reservar na ${name} pelo Quadra Livre: ${address}`;
}
