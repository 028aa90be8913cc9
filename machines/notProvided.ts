/** The default body of a chart's actor. The composition root and the tests provide the real one. */
export function notProvided(): never {
  throw new Error('This actor must be provided before the chart starts');
}
