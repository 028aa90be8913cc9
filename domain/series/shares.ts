/** A price on so many parts, in centavos: as equal as can be, the first ones a centavo dearer. */
export function sharesOf(price: number, parts: number): number[] {
  const each = Math.floor(price / parts);
  return Array.from({ length: parts }, (_, index) => each + (index < price - each * parts ? 1 : 0));
}
