/** What hours cost together, in centavos, before any discount. */
export function priceOf(hours: readonly { readonly price: number }[]): number {
  return hours.reduce((sum, { price }) => sum + price, 0);
}
