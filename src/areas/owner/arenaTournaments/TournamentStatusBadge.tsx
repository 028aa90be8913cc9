import { IconFlag, IconPencil, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { ArenaTournamentStatus } from '#domain/arenaTournaments/arenaTournament.ts';
import type { IconComponent } from '../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../shared/look/states/StatusBadge.tsx';
import { STATUS_WORDS } from './tournamentTexts.ts';

const LOOKS: Readonly<Record<ArenaTournamentStatus, { tone: Tone; icon: IconComponent }>> = {
  INSCRICAO: { tone: 'green', icon: IconPencil },
  EXECUCAO: { tone: 'blue', icon: IconPlayerPlay },
  CONCLUIDO: { tone: 'purple', icon: IconFlag },
  CANCELADO: { tone: 'red', icon: IconX },
};

export function TournamentStatusBadge({ status }: { status: ArenaTournamentStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {STATUS_WORDS[status]}
    </StatusBadge>
  );
}
