import { expectCustomersAsTheLedger } from './CustomerHistory.ts';

// Always the same few; histories.test.ts tries others. Red without `recordsOf` in DEBTS_OF_PLAYER or in bookedSql.ts.
expectCustomersAsTheLedger({ histories: 2, length: 24, seed: 5 });
