import { MOST_REQUESTS } from '../series/request.ts';

/** The failures of the calls about series. */
export const SERIES_FAILURES = {
  series_not_found: { statusCode: 404, message: 'Este mensalista não existe mais.' },
  week_not_found: { statusCode: 404, message: 'Este dia não é deste mensalista.' },
  series_dates: {
    statusCode: 400,
    message:
      'Confira as datas: o primeiro dia é de hoje a daqui a um ano, e o fim não pode ficar para depois do que está combinado.',
  },
  series_changed: {
    statusCode: 409,
    message: 'Este mensalista já tem uma mudança combinada. Mude o que vale a partir dela.',
  },
  series_invited: {
    statusCode: 409,
    message: 'Este mensalista ainda não respondeu ao convite. A mudança pode ser combinada depois da resposta.',
  },
  series_undecided: { statusCode: 400, message: 'Diga o que fazer em cada semana em que o horário não está livre.' },
  preview_changed: {
    statusCode: 409,
    message: 'Os horários mudaram enquanto você olhava. Confira as semanas de novo.',
  },
  weekday_taken: { statusCode: 409, message: 'Outro mensalista já tem este horário, sem fim ou por muito tempo.' },
  week_paid: {
    statusCode: 409,
    message:
      'Esta semana já tem pagamento ou desconto. Cancele a reserva pela agenda, que pergunta o que fazer com o valor.',
  },
  week_bears: {
    statusCode: 409,
    message:
      'Pular esta semana não muda a mensalidade, e nenhuma outra semana em aberto do mês pode ficar com a parte dela. Só a arena cancela esta reserva, pela agenda.',
  },
  bill_changed: {
    statusCode: 409,
    message: 'A mensalidade mudou enquanto você olhava. Confira o valor de novo.',
  },
  bill_paid: { statusCode: 409, message: 'Não falta nada desta mensalidade.' },
  bill_without_pix: { statusCode: 409, message: 'Esta arena não recebe mensalidades por PIX aqui. Pague na arena.' },
  series_invitation_not_found: { statusCode: 404, message: 'Este convite não existe mais.' },
  series_invitation_over: { statusCode: 409, message: 'Este convite já teve resposta, ou o prazo dele acabou.' },
  request_not_found: { statusCode: 404, message: 'Este pedido não existe mais.' },
  request_answered: { statusCode: 409, message: 'Este pedido já teve resposta ou foi retirado.' },
  request_exists: { statusCode: 409, message: 'Você já pediu este horário a esta arena. Aguarde a resposta.' },
  too_many_requests: {
    statusCode: 409,
    message: `Você já tem ${MOST_REQUESTS} pedidos esperando resposta. Retire um deles para pedir outro horário.`,
  },
} as const;
