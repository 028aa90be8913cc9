import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { FailingJob, PlatformTroubles, TroubledCharge } from '#domain/platformAdmin/platformTroubles.ts';

export const PLATFORM_ADMIN_PAGE = {
  documentTitle: 'Operação · Quadra Livre',
  title: 'Operação',
  lead: 'O que precisa de atenção para a plataforma andar: tarefas, devoluções e disputas.',
  loading: 'Carregando a operação…',
  failed: 'Não foi possível carregar a operação.',
  refresh: 'Atualizar',
  none: 'Tudo em ordem',
  noneHint: 'Nenhuma tarefa falhando, nenhuma devolução pendente, nenhuma disputa aberta.',
  retry: 'Tentar agora',
  event: 'Ver evento',
} as const;

type Section = keyof PlatformTroubles['counts'];

export const SECTIONS: Readonly<Record<Section, { readonly title: string; readonly hint: string }>> = {
  failingJobs: {
    title: 'Tarefas que falharam',
    hint: 'São tentadas de novo sozinhas, com pausas cada vez maiores. Tente agora quando a causa estiver resolvida.',
  },
  openRefunds: {
    title: 'Devoluções a fazer',
    hint: 'As pendentes são enviadas sozinhas. As recusadas pelo banco alguém devolve por outro meio e registra: a arena em Reservas, a organização na página do evento.',
  },
  disputes: {
    title: 'Disputas abertas',
    hint: 'Quem pagou contestou no banco. Responda no painel do provedor; enquanto durar, nada é devolvido.',
  },
  unreachable: {
    title: 'Cobranças inalcançáveis',
    hint: 'A conta que as criou não está configurada: ninguém pergunta por elas até que volte a estar.',
  },
};

export const REFUND_STATES = { owed: 'Pendente', refused: 'Recusada pelo banco' } as const;

/** The jobs by their names in the outbox; one of another version is shown by its name. */
const JOBS: Readonly<Record<string, string>> = {
  expireHold: 'Liberar horários não pagos',
  cancelCharge: 'Cancelar um PIX',
  refundCharge: 'Devolver um PIX',
  reconcileCharge: 'Perguntar por um PIX',
  watchCharge: 'Acompanhar um PIX pago',
  checkAudit: 'Conferir o registro de alterações',
  forgetPastClaims: 'Apagar a ocupação de dias passados',
  endRebookings: 'Encerrar escolhas de outro horário',
  endInvitations: 'Encerrar convites sem resposta',
  sendResetLink: 'Enviar link de nova senha',
  sendEmailLink: 'Enviar confirmação de email',
  sendNotice: 'Enviar aviso por email',
  announceEvent: 'Avisar quem está em um evento',
  sendEventLetter: 'Enviar email sobre um evento',
  giveNotice: 'Dar um aviso',
  sendNoticeLetter: 'Enviar um aviso por email',
  sendPush: 'Mostrar um aviso em um aparelho',
  sendWhatsapp: 'Mandar um aviso por WhatsApp',
  fetchPicture: 'Buscar uma foto',
};

export function jobName({ kind }: FailingJob): string {
  return JOBS[kind] ?? kind;
}

/** `3 tentativas desde 20/11/2026 às 14:05 · próxima em 20/11/2026 às 14:12` */
export function attemptsText({ attempts, createdAt, nextTryAt }: FailingJob, now: Date): string {
  const tried = `${attempts} ${attempts === 1 ? 'tentativa' : 'tentativas'} desde ${formatPixValidity(createdAt)}`;
  return `${tried} · ${nextTryAt <= now ? 'sendo tentada agora' : `próxima em ${formatPixValidity(nextTryAt)}`}`;
}

/** `R$ 80,50 · Arena Maré Alta, reserva de 20/11/2026` */
export function purposeText({ amount, place, day }: Omit<TroubledCharge, 'since'>): string {
  return `${formatReais(amount)} · ${place}, ${day ? `reserva de ${formatDay(day)}` : 'inscrições'}`;
}

export function sinceText(since: Date): string {
  return `Desde ${formatPixValidity(since)}`;
}

/** Shown small: the log and the provider's panel are searched for it. */
export function codeText(charge: string): string {
  return `Cobrança ${charge}`;
}

/** What is shown of a long list: `100 de 240` */
export function shownText(shown: number, count: number): string {
  return shown < count ? `${shown} de ${count}` : String(count);
}
