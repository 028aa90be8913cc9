import type { Database } from '#platform/database/database.ts';
import { arenaBlocks } from '#platform/database/schema/arenaBlocks.ts';
import { arenas, courts, priceRules } from '#platform/database/schema/arenas.ts';
import { auditChains, auditEntries } from '#platform/database/schema/audit.ts';
import {
  emailLinks,
  knownBrowsers,
  loginFailures,
  passwordResets,
  people,
  providerAccounts,
  providerSignIns,
  sessions,
  termsAcceptances,
} from '#platform/database/schema/people.ts';
import { categories, eventChanges, events } from '#platform/database/schema/events.ts';
import { paymentAccounts, paymentConnections, payouts } from '#platform/database/schema/paymentAccounts.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { products, sales } from '#platform/database/schema/products.ts';
import { sandboxRefunds } from '#platform/database/schema/payments.ts';
import { dayEnds } from '#platform/database/schema/dayEnds.ts';
import { changes } from '#platform/database/schema/changes.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { cancellations, playerCredits } from '#platform/database/schema/ledger.ts';
import { givings } from '#platform/database/schema/givings.ts';
import { importedCustomers, importedRows, sheetImports } from '#platform/database/schema/imports.ts';
import { moves } from '#platform/database/schema/moves.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { tillCash, tills } from '#platform/database/schema/till.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import { memberships, staffInvitations } from '#platform/database/schema/staff.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { whatsappConsents, whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import { calendarFeeds } from '#platform/database/schema/calendar.ts';
import { mailChoices } from '#platform/database/schema/mail.ts';
import { choices as shownChoices } from '#platform/database/schema/choices.ts';
import { pairLinks } from '#platform/database/schema/registrations.ts';
import { scorerLinks, scorers } from '#platform/database/schema/tournament.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { waiting, waitingOffers } from '#platform/database/schema/waiting.ts';
import { idempotencyKeys, keptSheets, outbox } from '#platform/database/schema/system.ts';
import { newId } from '#platform/database/uuid.ts';

/** What a careless format breaks: quotes, separators, breaks of lines, words that mean null, characters of four bytes. */
const ODD = 'Ana "Aninha" d\'Água\\N, {NULL}\r\n\t\u2028\u2029\u0085 🏐 \u{1D11E} ';
const createdAt = new Date('2026-02-28T23:59:59.999Z');
const expiresAt = new Date('1969-12-31T23:59:59.001Z');

/** Rows in the tables that the demonstration leaves empty, and values that are hard to carry. */
export async function plant({ orm }: Database): Promise<void> {
  const [personId, arenaId] = [newId(), newId()];
  const [email, ended] = [`${personId}@exemplo.com`, { createdAt, expiresAt, endedAt: null }];
  await orm.insert(people).values({ id: personId, email, name: ODD, role: 'player', city: '', createdAt });
  await orm.insert(arenas).values({
    id: arenaId,
    ownerId: personId,
    name: ODD,
    city: 'NULL',
    description: '\\.',
    photos: ['', 'NULL', 'a,b', '"', '\\', ODD],
    paymentMethod: 'local',
    searchKey: '',
    createdAt,
  });
  const checked = { checkedAt: createdAt, checkedLength: 1, checkedHead: ODD, rereadTo: 1, faultAt: 1 };
  await orm.insert(auditChains).values({ chain: arenaId, length: 1, head: ODD, ...checked });
  const deed = { chain: arenaId, id: newId(), at: createdAt, deed: ODD, role: 'player', details: '', personId };
  await orm.insert(auditEntries).values({ ...deed, subjectId: null, number: 1, hash: ODD });
  await orm.insert(memberships).values({ arenaId, personId, role: 'reception', since: createdAt });
  await orm.insert(arenaBlocks).values({ personId, arenaId, at: createdAt });
  const link = { arenaId, id: newId(), tokenHash: 'staff', role: 'owner', createdAt, expiresAt } as const;
  await orm.insert(staffInvitations).values(link);
  const hours = { weekdays: [0, 6], fromHour: 0, untilHour: 24, priceCentavos: 0 };
  await orm.insert(priceRules).values([
    { arenaId, id: newId(), ...hours, courtIds: [newId(), newId()], fromDay: '2024-02-29', untilDay: '2100-12-31' },
    { arenaId, id: newId(), ...hours },
  ]);
  await orm.insert(termsAcceptances).values({ personId, version: ODD, acceptedAt: createdAt });
  await orm.insert(sessions).values({ tokenHash: ODD, personId, createdAt, expiresAt, lastPasswordAt: createdAt });
  await orm.insert(knownBrowsers).values({ personId, tokenHash: 'browser', seenAt: createdAt });
  await orm.insert(loginFailures).values({ key: ODD, count: 2_147_483_647, lastAt: createdAt });
  await orm.insert(passwordResets).values({ tokenHash: 'reset', personId, ...ended });
  await orm.insert(emailLinks).values({ tokenHash: 'link', personId, email, ...ended });
  await orm.insert(providerAccounts).values({ issuer: 'i', subject: 's', personId, email, linkedAt: createdAt });
  const nonces = { state: 's', nonce: 'n', pageNonce: 'p', codeVerifier: 'v' };
  await orm.insert(providerSignIns).values({ cookieHash: 'cookie', ...nonces, createdAt, expiresAt });
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
  await orm.insert(pictures).values([
    { id: 'every byte', width: 96, bytes, createdAt },
    { id: 'no byte', width: 96, bytes: Buffer.alloc(0), createdAt },
    { id: 'large', width: 512, bytes: Buffer.alloc(3_000_000, bytes), createdAt },
  ]);
  const reply = { text: ODD, list: [null, 1.5e300, 0.1, true, { deep: [] }], empty: '' };
  const key = { personId, key: 'k', methodPath: 'POST /', bodyHash: '', status: 'done', createdAt } as const;
  await orm.insert(idempotencyKeys).values([
    { ...key, reply },
    { ...key, key: 'null', reply: null },
    { ...key, key: 'text', reply: 'null' },
  ]);
  // Due on a day that does not come: the server of the drill must not take them.
  const far = new Date('9999-12-31T23:59:59.999Z');
  await orm.insert(outbox).values({ id: newId(), kind: 'expireHold', payload: reply, createdAt, dueAt: far });
  const refund = { chargeId: 'charge', idempotencyKey: 'key', amountCentavos: 1, createdAt };
  await orm.insert(sandboxRefunds).values(refund);
  // Without a token: a server does not start while accounts are connected whose application is not set up.
  const tokens = { accessToken: '', refreshToken: ODD, tokenExpiresAt: expiresAt, connectedAt: createdAt };
  await orm.insert(paymentAccounts).values({ id: newId(), personId, provider: 'asaas', receiver: 'w', ...tokens });
  await orm.insert(paymentConnections).values({ stateHash: 's', personId, codeVerifier: ODD, expiresAt });
  const reservationId = newId();
  const sold = {
    day: '2026-02-28',
    totalCentavos: 1,
    paymentMethod: 'local',
    status: 'CANCELADA',
    madeBy: 'owner',
  } as const;
  await orm.insert(reservations).values({ arenaId, id: reservationId, guestPlayerName: ODD, ...sold, createdAt });
  const said = { saidAt: expiresAt, saidCentavos: 1, payer: ODD, endToEnd: '', picture: '\\N' };
  const decided = { state: 'refused', decidedAt: createdAt, decidedBy: personId, reason: ODD } as const;
  const byLink = { arenaId, id: newId(), reservationId, tokenHash: 'payment', whomVersion: 1 };
  await orm.insert(paymentLinks).values({ ...byLink, madeAt: createdAt, madeBy: personId, ...said, ...decided });
  const productId = newId();
  const product = { arenaId, id: productId, name: ODD, priceCentavos: 1, stock: 0, madeAt: createdAt };
  await orm.insert(products).values({ ...product, retiredAt: expiresAt });
  const onAccount = { arenaId, id: newId(), productId, name: ODD, unitCentavos: 1, quantity: 1, isCounted: true };
  const undone = { undoneAt: expiresAt, undoneBy: personId };
  await orm
    .insert(sales)
    .values({ ...onAccount, reservationId, guestPlayerName: ODD, soldAt: createdAt, soldBy: personId, ...undone });
  await orm.insert(playerCredits).values({ arenaId, playerId: personId, centavos: 2_147_483_647 });
  const before = { statusBefore: 'PAGA', moneyBackBefore: 'none', closedAtBefore: expiresAt } as const;
  const cancelled = { arenaId, id: newId(), reservationId, at: createdAt, cancelledBy: personId };
  const closureId = newId();
  const closed = {
    fromDay: sold.day,
    untilDay: sold.day,
    startHour: 0,
    endHour: 24,
    at: createdAt,
    closedBy: personId,
  };
  await orm.insert(closures).values({ arenaId, id: closureId, reason: 'rain', ...closed, undoneAt: expiresAt });
  await orm
    .insert(cancellations)
    .values({ ...cancelled, ...before, receivedCentavos: 1, becomes: 'deposit', closureId });
  const waits = { since: createdAt, until: expiresAt, state: 'credited', endedAt: expiresAt } as const;
  await orm
    .insert(rebookings)
    .values({ arenaId, id: cancelled.id, reservationId, closureId, paidCentavos: 1, isByPix: true, ...waits });
  const [seriesId, courtId] = [newId(), newId()];
  await orm.insert(courts).values({ arenaId, id: courtId, name: ODD, createdAt });
  const weekly = { courtId, courtName: ODD, sport: 'FUTEVOLEI', weekday: 6, startHour: 23, hours: 1 } as const;
  const course = { fromDay: '2024-02-29', untilDay: '2100-12-31', claimedUntil: '2100-12-31' };
  const byMonth = { monthlyCentavos: 1, fifthWeek: 'extra', skippedWeek: 'stays' } as const;
  const agreed = { ...byMonth, guestPlayerName: ODD, priceCentavos: 0, madeAt: createdAt, madeBy: personId };
  const over = { endedAt: expiresAt, endedBy: personId };
  await orm.insert(series).values({ arenaId, id: seriesId, ...weekly, ...course, ...agreed, ...over });
  await orm.insert(seriesInvitations).values({
    arenaId,
    seriesId,
    playerId: personId,
    invitedAt: createdAt,
    endsAt: expiresAt,
    answer: 'refused',
    answeredAt: expiresAt,
  });
  await orm.insert(seriesRights).values({ arenaId, courtId, weekday: 6, hour: 23, seriesId });
  const asked = { weekday: 6, startHour: 23, hours: 1, sport: 'FUTEVOLEI', fromDay: '2024-02-29' } as const;
  const refused = { answer: 'refused', answeredAt: expiresAt, answeredBy: personId, refusalReason: ODD } as const;
  await orm
    .insert(seriesRequests)
    .values({ arenaId, id: newId(), playerId: personId, courtId, ...asked, note: ODD, askedAt: createdAt, ...refused });
  const waitingId = newId();
  const waited = { arenaId, personId, day: '2024-02-29', hours: [0, 23] };
  await orm.insert(waiting).values({
    ...waited,
    id: waitingId,
    courtIds: [courtId],
    until: expiresAt,
    joinedAt: createdAt,
    endedAt: expiresAt,
  });
  await orm
    .insert(waitingOffers)
    .values({ ...waited, id: newId(), waitingId, courtId, madeAt: createdAt, expiresAt, outcome: 'lapsed' });
  const ofWeek = { arenaId, seriesId, at: createdAt, decidedBy: personId };
  await orm.insert(seriesWeeks).values([
    { ...ofWeek, day: '2024-02-29', state: 'made', reservationId },
    { ...ofWeek, day: '2024-03-07', state: 'skipped', carriedCentavos: 0 },
  ]);
  const letOff = { at: createdAt, forgivenBy: personId, reason: ODD };
  await orm.insert(forgivenBills).values({ arenaId, seriesId, month: '2024-02-01', ...letOff });
  const hour = {
    courtId: newId(),
    courtName: ODD,
    timeSlotId: newId(),
    hour: 0,
    sport: 'BEACH_TENNIS',
    priceCentavos: 0,
  } as const;
  const was = {
    dayBefore: '2026-02-28',
    hoursBefore: [hour],
    totalBefore: 0,
    discountBefore: 0,
    statusBefore: 'PAGA',
  } as const;
  const became = { totalAfter: 0, statusAfter: 'PAGA', settledAfter: 0 } as const;
  await orm
    .insert(moves)
    .values({ arenaId, id: newId(), reservationId, at: createdAt, movedBy: personId, ...was, ...became });
  const had = {
    guestNameBefore: ODD,
    guestPhoneBefore: '13988887777',
    madeByBefore: 'owner',
    statusBefore: 'PAGA',
  } as const;
  await orm
    .insert(givings)
    .values({ arenaId, id: newId(), reservationId, at: createdAt, givenBy: personId, ...had, ...became });
  const facts = { arena: ODD };
  const notice = { personId, id: newId(), kind: 'voucherReceived', subjectId: newId(), change: ODD, facts };
  await orm.insert(notices).values({ ...notice, arenaId, aboutId: personId, madeAt: createdAt, readAt: expiresAt });
  const importId = newId();
  const batch = {
    arenaId,
    id: importId,
    at: createdAt,
    importedBy: personId,
    kind: 'customers',
    fileName: ODD,
  } as const;
  await orm.insert(sheetImports).values({ ...batch, made: 1, undone: 1, undoneAt: expiresAt, undoneBy: personId });
  await orm
    .insert(importedRows)
    .values({ arenaId, day: '2026-02-28', key: ODD, reservationId, at: createdAt, importId });
  await orm
    .insert(importedCustomers)
    .values({ arenaId, importId, customerId: newId(), isNew: true, filled: ['cpf', ODD], version: 1 });
  const till = { arenaId, id: newId(), openedAt: createdAt, openedBy: personId, floatCentavos: 2_147_483_647 };
  const counted = { closedAt: expiresAt, closedBy: personId, countedCentavos: 0, note: ODD };
  await orm.insert(tills).values({ ...till, ...counted, expectedCentavos: -9_007_199_254_740_991 });
  const cash = { kind: 'withdrawal', valueCentavos: 1, at: createdAt, recordedBy: personId, note: ODD } as const;
  await orm.insert(tillCash).values({ arenaId, id: newId(), tillId: till.id, ...cash });
  const eventId = newId();
  const on = { startsOn: '2026-02-28', endsOn: '2026-02-28', haveTShirts: false, paymentViaGateway: false };
  const place = { arenaName: ODD, city: 'NULL', street: '' };
  const contact = { phoneToContact: '13988887777', pixOrganizer: ODD };
  await orm
    .insert(events)
    .values({ id: eventId, organizerId: personId, name: ODD, ...on, ...place, ...contact, createdAt });
  const change = { id: newId(), eventId, madeAt: createdAt, field: 'place', before: ODD, after: 'NULL' } as const;
  await orm.insert(eventChanges).values(change);
  const categoryId = newId();
  const prizes = { firstPrizeCentavos: 0, secondPrizeCentavos: 0, thirdPrizeCentavos: 0 };
  const days = { startsOn: '2026-02-28', registrationEndsOn: '2026-02-28', paymentEndsOn: '2026-02-28' };
  await orm.insert(categories).values({
    id: categoryId,
    eventId,
    name: ODD,
    category: ODD,
    doubleFormat: 'teams',
    priceCentavos: 1,
    doublesNumber: 2,
    paymentViaGateway: false,
    ...prizes,
    ...days,
    createdAt,
  });
  const choices = {
    off: ['events' as const],
    pushOff: ['desk' as const],
    on: ['day' as const],
    whatsappOff: ['desk' as const],
    quietFrom: 22,
    quietTo: 7,
    linkKey: ODD,
  };
  await orm.insert(mailChoices).values({ personId, ...choices, since: createdAt });
  await orm.insert(changes).values({ id: newId(), topic: ODD, at: createdAt });
  const device = { id: newId(), personId, sessionHash: ODD, endpoint: ODD, p256dh: ODD, auth: ODD };
  await orm.insert(pushSubscriptions).values({ ...device, since: createdAt });
  const chat = { personId, number: '5513988887777', metaUser: ODD, since: createdAt };
  await orm.insert(whatsappConsents).values({ ...chat, codeHash: ODD, codeEndsAt: expiresAt });
  const delivery = { personId, noticeId: newId(), mark: newId(), wamid: ODD, state: 'failed', code: 131_026 } as const;
  await orm.insert(whatsappDeliveries).values({ ...delivery, madeAt: createdAt, changedAt: createdAt });
  await orm.insert(calendarFeeds).values({ personId, tokenHash: ODD, madeAt: createdAt });
  const shown = { day: '2026-02-28', hours: [{ court: ODD, timeSlot: ODD }], until: expiresAt };
  await orm.insert(dayEnds).values({ arenaId, day: '2024-02-29', lookAt: createdAt });
  await orm.insert(shownChoices).values({ arenaId, personId, ...shown });
  await orm.insert(keptSheets).values({ id: newId(), personId, fileName: ODD, csv: ODD, expiresAt });
  await orm.insert(pairLinks).values({ playerId: personId, categoryId, tokenHash: ODD, createdAt, expiresAt });
  await orm.insert(scorerLinks).values({ categoryId, tokenHash: ODD, createdAt, expiresAt });
  await orm.insert(scorers).values({ categoryId, playerId: personId, since: createdAt, removedAt: expiresAt });
  const payout = { id: newId(), personId, amountCentavos: 1, paidOn: '0001-01-01', receipt: ODD };
  await orm.insert(payouts).values({ ...payout, createdAt, createdBy: personId });
}
