/** The reasons with which mutants are left out of the score, by which the results are told apart. */
export const LOADING = 'throws while it loads';
export const LEFT_OUT = 'not in the sample';
