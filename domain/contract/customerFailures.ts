/** The failures of calls about an arena's own records, as in `failure.ts`. */
export const CUSTOMER_FAILURES = {
  customer_not_found: { statusCode: 404, message: 'Cliente não encontrado.' },
  customer_changed: {
    statusCode: 409,
    message: 'Este cadastro já foi juntado ou separado em outra janela. Confira como está agora.',
  },
  record_not_found: { statusCode: 404, message: 'A arena retirou este pedido.' },
  customer_ahead: {
    statusCode: 409,
    message:
      'Esta pessoa ainda tem reserva ou mensalidade pela frente. Cancele, encerre ou passe para outra pessoa antes de apagar o cadastro.',
  },
  customer_owes: {
    statusCode: 409,
    message: 'Esta pessoa ainda deve à arena. Receba ou dê desconto do que falta antes de apagar o cadastro.',
  },
} as const;
