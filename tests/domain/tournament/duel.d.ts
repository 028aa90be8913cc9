/** The part of the package that a test asks; it comes without types. */
declare module 'duel' {
  interface DuelMatch {
    /** Section (1: who has not lost yet), round and match, from 1. */
    readonly id: { readonly s: number; readonly r: number; readonly m: number };
    /** Seeds from 1; -1 is a bye, 0 is not known yet. */
    readonly p: readonly [number, number];
  }
  export default class Duel {
    constructor(entrants: number, options: { readonly short: boolean });
    readonly matches: readonly DuelMatch[];
  }
}
