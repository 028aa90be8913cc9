import { expectReceivedAsTheLedger } from './ReceivedHistory.ts';

// Red as tests/api/statistics/receivedHistories.test.ts is, which tries others: always the same few histories.
expectReceivedAsTheLedger({ histories: 2, length: 25, seed: 1 });
