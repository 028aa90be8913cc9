/** Failures of calls that use or change a voucher, as in `failure.ts`. */
export const VOUCHER_FAILURES = {
  voucher_not_found: { statusCode: 400, message: 'Voucher não encontrado.' },
  voucher_too_few: { statusCode: 409, message: 'Este voucher não tem horas que bastem para a reserva.' },
  voucher_code_taken: { statusCode: 409, message: 'Já existe um voucher com este código.' },
  voucher_expired: { statusCode: 409, message: 'Este voucher já está expirado.' },
  voucher_not_sold: { statusCode: 409, message: 'Este voucher não foi vendido, ou a venda já foi desfeita.' },
  voucher_used: {
    statusCode: 409,
    message: 'Este voucher já foi usado em uma reserva. Cancele-a antes de desfazer a venda.',
  },
  voucher_held: {
    statusCode: 409,
    message: 'Este voucher foi vendido e ainda tem créditos. Devolva antes o que eles valem.',
  },
  voucher_rest_changed: { statusCode: 409, message: 'O que resta deste voucher mudou. Confira e devolva de novo.' },
  voucher_for_life: { statusCode: 409, message: 'Um voucher vitalício não precisa de créditos.' },
} as const;
