import { RECEPTION_GIVES_PERCENT } from '../staff/gifts.ts';
import { MOST_ARENAS, MOST_STAFF, MOST_STAFF_INVITATIONS } from '../staff/staff.ts';

/** The failures of the calls about an arena's team. */
export const STAFF_FAILURES = {
  staff_invitation_over: { statusCode: 409, message: 'Este convite não vale mais. Peça outro a quem convidou.' },
  already_staff: { statusCode: 409, message: 'Você já faz parte da equipe desta arena.' },
  too_many_staff: { statusCode: 409, message: `Uma equipe tem no máximo ${MOST_STAFF} pessoas.` },
  too_many_staff_invitations: {
    statusCode: 409,
    message: `Há ${MOST_STAFF_INVITATIONS} convites em aberto. Cancele algum antes de criar outro.`,
  },
  staff_not_found: { statusCode: 404, message: 'Esta pessoa não faz parte da equipe.' },
  staff_invitation_not_found: { statusCode: 404, message: 'Este convite já foi usado ou cancelado.' },
  staff_holder: { statusCode: 409, message: 'Quem recebe o dinheiro da arena continua como dono da equipe.' },
  staff_not_owner: {
    statusCode: 409,
    message: 'Só um dono da equipe pode receber a arena. Torne essa pessoa dona antes.',
  },
  not_holder: { statusCode: 403, message: 'Só quem recebe o dinheiro da arena pode passá-la a outra pessoa.' },
  too_many_arenas: { statusCode: 409, message: `Uma conta tem no máximo ${MOST_ARENAS} arenas.` },
  arena_unsettled: {
    statusCode: 409,
    message: 'Antes de passar a arena, encerre os repasses, as devoluções e as contestações.',
  },
  gift_too_great: {
    statusCode: 409,
    message: `A recepção dá até ${RECEPTION_GIVES_PERCENT}% do preço. Acima disso, peça a um gerente ou ao dono.`,
  },
  workplace_not_found: { statusCode: 404, message: 'Você não faz parte da equipe desta arena.' },
} as const;
