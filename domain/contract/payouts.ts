import { Schema } from 'effect';
import { ReservationSheet } from '../agenda/agenda.ts';
import { MadePayout, MyPayouts, NewPayout, PayeeAccount, PayeeList, Payout } from '../payouts/payout.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';
import { MonthQuery } from '../values/query.ts';

const AfterPayout = Schema.Struct({ after: Schema.optionalKey(Id) });

/** The sum and the id of the last entry of the page before. */
const AfterPayee = Schema.Struct({
  after: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^-?\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u)),
  ),
});

/** Money that came to the platform's account and goes to whom it belongs. */
export const payoutEndpoints = {
  payees: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/payees',
    callers: ['admin'],
    summary: 'A quem a plataforma deve, e quanto, do maior valor ao menor (acréscimo)',
    query: AfterPayee,
    reply: PayeeList,
    failures: [],
    addition: true,
  }),
  payee: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/payees/:id',
    callers: ['admin'],
    summary: 'O próximo repasse a uma pessoa: valor, cobranças e a marca que as nomeia (acréscimo)',
    params: ById,
    reply: PayeeAccount,
    failures: ['payee_not_found'],
    addition: true,
  }),
  makePayout: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/payees/:id',
    callers: ['admin'],
    summary: 'Registra um repasse feito, do valor e das cobranças que foram vistos (acréscimo)',
    params: ById,
    body: NewPayout,
    reply: Schema.Struct({ payout: Payout }),
    status: 201,
    failures: ['payee_not_found', 'payout_changed', 'payout_ahead', ...WRITE_FAILURES],
    addition: true,
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/v1/payouts',
    callers: ['admin'],
    summary: 'Os repasses feitos, do mais novo ao mais antigo (acréscimo)',
    query: AfterPayout,
    reply: Schema.Struct({ payouts: Schema.Array(MadePayout), next: Schema.optionalKey(Id) }),
    failures: [],
    addition: true,
  }),
  payoutSheet: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/sheet',
    callers: ['admin'],
    summary: 'Os repasses de um mês como planilha (acréscimo)',
    query: MonthQuery,
    reply: ReservationSheet,
    failures: [],
    addition: true,
  }),
  myPayouts: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/mine',
    callers: ['arena-owner', 'player'],
    summary: 'O que a plataforma tem a repassar a quem pergunta, e os repasses que já fez (acréscimo)',
    query: AfterPayout,
    reply: MyPayouts,
    failures: [],
    addition: true,
  }),
};
