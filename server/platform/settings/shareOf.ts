/**
 * One process's share of a limit that all server processes have together, for limits that are kept in memory. Rounded down,
 * so that together they never allow more, but at least 1.
 * @param processes the setting `PROCESSES`
 */
export function shareOf(limit: number, processes: number): number {
  return Math.max(1, Math.floor(limit / processes));
}
