import { sweep } from '../../sweep.ts';
import { expectReceivedAsTheLedger } from './ReceivedHistory.ts';

// Red without the day or `undone` in server/areas/owner/statistics/moneyMoved.ts, and without `payment_id` in linesOf.
expectReceivedAsTheLedger({ histories: sweep(40, 200), length: 30 });
