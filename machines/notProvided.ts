/** Body of a declared actor: the composition root gives the real one, a test its own. */
export function notProvided(): never {
  throw new Error('This actor must be provided before the chart starts');
}
