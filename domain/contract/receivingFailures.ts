/** The failures of the calls about an account for receiving, and of payouts. */
export const RECEIVING_FAILURES = {
  account_not_offered: { statusCode: 409, message: 'Não é possível conectar uma conta para receber aqui.' },
  account_connected: { statusCode: 409, message: 'Já há uma conta conectada. Desconecte-a para conectar outra.' },
  account_not_connected: { statusCode: 404, message: 'Não há conta conectada.' },
  connection_invalid: {
    statusCode: 409,
    message: 'Esta autorização não vale mais: ela serve uma vez, por 10 minutos. Conecte a conta de novo.',
  },
  connection_refused: { statusCode: 409, message: 'O provedor não confirmou a autorização. Conecte a conta de novo.' },
  connection_unanswered: {
    statusCode: 503,
    message: 'O provedor de pagamento não respondeu. Conecte a conta de novo em alguns minutos.',
  },
  payee_not_found: { statusCode: 404, message: 'Não há nada a repassar a esta pessoa.' },
  payout_changed: {
    statusCode: 409,
    message: 'O valor a repassar mudou desde que você abriu esta página. Confira o novo valor antes de registrar.',
  },
  payout_ahead: { statusCode: 400, message: 'A data do repasse não pode ser depois de hoje.' },
} as const;
