import { sweep } from '../../sweep.ts';
import { expectHistoriesToAgree } from './DeskHistory.ts';

// Red as tests/attacks/deskHistories.test.ts is.
expectHistoriesToAgree({ walks: sweep(25, 120), deeds: 40 });
