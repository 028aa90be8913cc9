/**
 * A kept reply as it is by now: what the server counted in seconds has gone on (decision 004).
 * @param data JSON
 * @param passedMs since the reply came, by this device's clock
 */
export function aged(data: unknown, passedMs: number): unknown {
  const passed = Math.max(0, Math.round(passedMs / 1_000));
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        name === 'secondsLeft' && typeof member === 'number' ? Math.max(0, member - passed) : of(member),
      ]),
    );
  };
  return of(data);
}
