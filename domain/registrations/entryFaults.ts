/** Errors of an entry, shown at its fields before it is sent; also the server's messages. */
export const ENTRY_FAULTS = {
  playerNeeded: 'Escolha o jogador.',
  partnerNeeded: 'Escolha sua dupla.',
  teamNeeded: 'Informe os 4 integrantes da equipe.',
  oneselfAsPartner: 'Escolha outro jogador como dupla.',
  twice: 'O mesmo jogador foi escolhido duas vezes.',
  alreadyIn: 'Este jogador já está inscrito neste torneio.',
  alreadyInOneself: 'Você já está inscrito neste torneio.',
  shirtNeeded: 'Escolha o tamanho.',
  shirtsNeeded: 'Escolha o tamanho das camisetas.',
  closed: 'As inscrições deste torneio estão encerradas.',
  full: 'Não há mais vagas neste torneio.',
} as const;

/** One player of an entry. `player` and `shirt` are empty until chosen; `isSelf`: the person who registers. */
export interface Seat {
  readonly player: string;
  readonly shirt: string;
  readonly isSelf: boolean;
}

interface SeatFaults {
  readonly player: string | undefined;
  readonly shirt: string | undefined;
}

/** The errors of each seat, found without asking the server. */
export function entryFaults(seats: readonly Seat[], { haveTShirts }: { haveTShirts: boolean }): readonly SeatFaults[] {
  return seats.map((seat, index) => ({
    player: seat.isSelf ? undefined : playerFault(seats, seat.player, index),
    shirt: haveTShirts && seat.shirt === '' ? ENTRY_FAULTS.shirtNeeded : undefined,
  }));
}

function playerFault(seats: readonly Seat[], player: string, index: number): string | undefined {
  if (player === '') return nobody(seats);
  const before = seats.find((other, at) => other.player === player && (other.isSelf || at < index));
  if (!before) return undefined;
  return before.isSelf && seats.length === 2 ? ENTRY_FAULTS.oneselfAsPartner : ENTRY_FAULTS.twice;
}

function nobody(seats: readonly Seat[]): string {
  if (seats.length > 2) return ENTRY_FAULTS.teamNeeded;
  return seats.some(({ isSelf }) => isSelf) ? ENTRY_FAULTS.partnerNeeded : ENTRY_FAULTS.playerNeeded;
}
