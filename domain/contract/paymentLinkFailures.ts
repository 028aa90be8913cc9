/** The failures of the calls about payment links. */
export const PAYMENT_LINK_FAILURES = {
  payment_link_not_found: { statusCode: 404, message: 'Link não encontrado.' },
  payment_link_late: { statusCode: 409, message: 'Esta reserva já começou: receba no balcão.' },
  payment_link_said: {
    statusCode: 409,
    message: 'Alguém já disse que pagou por este link. Falta a arena conferir.',
  },
  payment_link_over: { statusCode: 409, message: 'Este link não vale mais. Se você já pagou, fale com a arena.' },
  payment_link_changed: {
    statusCode: 409,
    message: 'O valor mudou enquanto você olhava. Confira de novo antes de pagar.',
  },
  payment_link_without_pix: {
    statusCode: 409,
    message: 'Este link não gera PIX. Pague pela chave da arena e avise por aqui.',
  },
  too_many_pix: { statusCode: 429, message: 'Foram gerados muitos PIX por este link. Tente novamente mais tarde.' },
  payment_link_decided: { statusCode: 409, message: 'Este pagamento já foi conferido. Veja como ficou.' },
  receipt_needed: { statusCode: 400, message: 'Informe o número do PIX ou envie a foto do comprovante.' },
} as const;
