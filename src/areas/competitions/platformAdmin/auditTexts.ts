import type { AuditState } from '#domain/audit/audit.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';

export const AUDIT = {
  title: 'Registro de alterações',
  hint: 'Cada alteração fica registrada com quem a fez. Os registros são selados um após o outro: o que mudar ou sumir depois é encontrado aqui. Todo dia é conferido o que é novo e uma parte do que é antigo; “Conferir agora” confere tudo.',
  check: 'Conferir agora',
  failed: 'Não foi possível ler o registro de alterações.',
  fault: 'Mudou ou falta',
  faultHint: 'Compare com uma cópia de segurança.',
  intact: 'Nenhum registro mudou ou falta.',
} as const;

export function entriesText({ entries }: AuditState): string {
  return entries === 1 ? '1 registro' : `${entries.toLocaleString('pt-BR')} registros`;
}

/** `3 ainda não selados, desde 26/11/2026 às 14:05`. */
export function unsealedText({ unsealed, unsealedSince }: AuditState): string {
  if (unsealed === 0 || !unsealedSince) return 'Todos selados';
  const count = unsealed === 1 ? '1 ainda não selado' : `${unsealed.toLocaleString('pt-BR')} ainda não selados`;
  return `${count}, desde ${formatPixValidity(unsealedSince)}`;
}

export function checkedText({ checkedAt }: AuditState): string {
  return checkedAt ? `Conferidos em ${formatPixValidity(checkedAt)}` : 'Ainda não conferidos';
}

/** `Arena Maré Alta, registro nº 48.213`. */
export function faultText({ place = 'Plataforma', number }: AuditState['faults'][number]): string {
  return `${place}, registro nº ${number.toLocaleString('pt-BR')}`;
}
