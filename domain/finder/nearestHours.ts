/** More would be a list of the whole day. */
const MOST_SHOWN = 6;

/** The hours nearest to the one that was asked for, in the order of the day. */
export function nearestHours<H extends { readonly startHour: number }>(hours: readonly H[], asked: number): H[] {
  const distance = ({ startHour }: H) => Math.abs(startHour - asked);
  return hours
    .toSorted((a, b) => distance(a) - distance(b) || a.startHour - b.startHour)
    .slice(0, MOST_SHOWN)
    .toSorted((a, b) => a.startHour - b.startHour);
}
