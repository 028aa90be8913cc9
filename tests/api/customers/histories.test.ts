import { sweep } from '../../sweep.ts';
import { expectCustomersAsTheLedger } from './CustomerHistory.ts';

// Red without `recordsOf` in DEBTS_OF_PLAYER or bookedSql.ts, or with a join that forgets whoever had come with a record.
expectCustomersAsTheLedger({ histories: sweep(40, 200), length: 24 });
