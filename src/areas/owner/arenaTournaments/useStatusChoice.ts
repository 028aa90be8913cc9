import { useLocation, useSearchParams } from 'wouter';
import type { ArenaTournamentStatus } from '#domain/arenaTournaments/arenaTournament.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { FILTERS } from './tournamentTexts.ts';

export interface StatusChoice {
  readonly chosen: ReadonlySet<ArenaTournamentStatus>;
  readonly toggle: (status: ArenaTournamentStatus) => void;
  readonly showAll: () => void;
}

const PARAMETER = 'situacao';

/** The selected statuses, stored in the address: `?situacao=execucao.inscricao`. */
export function useStatusChoice(): StatusChoice {
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const words = new Set((parameters.get(PARAMETER) ?? '').split('.'));
  const chosen = new Set(FILTERS.filter(({ word }) => words.has(word)).map(({ status }) => status));

  function show(statuses: ReadonlySet<ArenaTournamentStatus>): void {
    const on = FILTERS.filter(({ status }) => statuses.has(status)).map(({ word }) => word);
    const { path } = ROUTES.ownerTournaments;
    navigate(on.length === 0 ? path : `${path}?${PARAMETER}=${on.join('.')}`, { replace: true });
  }

  return {
    chosen,
    toggle: (status) =>
      show(chosen.has(status) ? new Set([...chosen].filter((on) => on !== status)) : new Set([...chosen, status])),
    showAll: () => show(new Set()),
  };
}
