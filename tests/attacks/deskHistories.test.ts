import { expectHistoriesToAgree } from '../api/agenda/DeskHistory.ts';

// Red without `receivedOf` in readReceived, `takeReturnsBack` in takePaymentBack, or the returns in receivedAtArena of
// domain/agenda/received.ts. Always the same few walks; tests/api/agenda/histories.test.ts tries others.
expectHistoriesToAgree({ walks: 4, deeds: 20, seed: 36 });
