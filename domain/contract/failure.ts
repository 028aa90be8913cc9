import {
  type FailureBody,
  INTERNAL,
  INTERNAL_MESSAGE,
  OVERLOADED,
  OVERLOADED_MESSAGE,
  UNAUTHENTICATED,
  UNAVAILABLE,
  UNAVAILABLE_MESSAGE,
} from './failureBody.ts';
import { CUSTOMER_FAILURES } from './customerFailures.ts';
import { CLOSURE_FAILURES } from './closureFailures.ts';
import { SERIES_FAILURES } from './seriesFailures.ts';
import { WAITING_FAILURES } from './waitingFailures.ts';
import { PHOTOS_FULL } from '../arenas/photos.ts';
import { CANCEL_OBSTACLES } from '../booking/cancelObstacle.ts';
import { ENTRY_FAULTS } from '../registrations/entryFaults.ts';
import { MOST_OPEN_INVITATIONS } from '../registrations/limits.ts';
import { IMAGE_FAULTS } from '../uploads/image.ts';
import { LEAVING_FAILURES } from './leavingFailures.ts';
import { REACH_FAILURES } from './reachFailures.ts';
import { PAYMENT_LINK_FAILURES } from './paymentLinkFailures.ts';
import { PRODUCT_FAILURES } from './productFailures.ts';
import { RECEIVING_FAILURES } from './receivingFailures.ts';
import { SHEET_FAILURES } from './sheetFailures.ts';
import { STAFF_FAILURES } from './staffFailures.ts';
import { TOURNAMENT_FAILURES } from './tournamentFailures.ts';
import { VOUCHER_FAILURES } from './voucherFailures.ts';

/** Every failure of a call: its HTTP status, and the person's message unless the server has a more specific one. */
export const FAILURES = {
  malformed: { statusCode: 400, message: 'Confira os dados informados.' },
  [UNAUTHENTICATED]: { statusCode: 401, message: 'Sua sessão terminou. Entre novamente.' },
  invalid_credentials: { statusCode: 400, message: 'Email ou senha incorretos.' },
  too_many_attempts: { statusCode: 429, message: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
  email_taken: { statusCode: 409, message: 'Este email já está cadastrado.' },
  password_too_common: { statusCode: 400, message: 'Esta senha é muito comum. Escolha outra.' },
  password_needed: { statusCode: 400, message: 'Informe sua senha atual para continuar.' },
  wrong_password: { statusCode: 400, message: 'A senha informada não está correta.' },
  login_again: { statusCode: 400, message: 'Por segurança, saia, entre novamente e repita em até 10 minutos.' },
  reset_link_invalid: { statusCode: 400, message: 'Este link não é válido. Peça outro.' },
  reset_link_expired: { statusCode: 400, message: 'Este link expirou. Peça outro.' },
  reset_link_used: { statusCode: 400, message: 'Este link já foi usado ou substituído por um mais novo.' },
  email_link_invalid: { statusCode: 400, message: 'Este link não é válido. Peça outro nas suas configurações.' },
  email_link_expired: { statusCode: 400, message: 'Este link expirou. Peça outro nas suas configurações.' },
  email_link_used: { statusCode: 400, message: 'Este link já foi usado ou substituído por um mais novo.' },
  email_link_unproven: { statusCode: 403, message: 'Informe a senha da conta para confirmar o email.' },
  terms_changed: { statusCode: 409, message: 'Os termos mudaram. Recarregue a página para ler os atuais.' },
  email_unconfirmed: {
    statusCode: 403,
    message: 'Confirme o seu email antes: abra o link que enviamos, ou peça outro em "Configurações".',
  },
  email_not_pending: { statusCode: 409, message: 'Não há email esperando confirmação.' },
  ticket_invalid: { statusCode: 400, message: 'Este acesso com o Google expirou. Tente novamente.' },
  image_type: { statusCode: 400, message: IMAGE_FAULTS.typeOnServer },
  image_size: { statusCode: 413, message: IMAGE_FAULTS.sizeOnServer },
  image_unreadable: { statusCode: 400, message: IMAGE_FAULTS.unreadable },
  upload_too_slow: { statusCode: 408, message: 'O envio demorou demais. Tente novamente.' },
  too_many_uploads: { statusCode: 429, message: 'Você enviou muitas imagens. Aguarde um pouco e tente novamente.' },
  ...SHEET_FAILURES,
  ...CLOSURE_FAILURES,
  ...SERIES_FAILURES,
  ...WAITING_FAILURES,
  image_missing: { statusCode: 400, message: IMAGE_FAULTS.missing },
  push_service_unknown: {
    statusCode: 400,
    message: 'O serviço de avisos deste navegador não é um dos que conhecemos.',
  },
  whatsapp_not_offered: { statusCode: 409, message: 'Não é possível receber avisos por WhatsApp aqui.' },
  photos_full: { statusCode: 409, message: PHOTOS_FULL },
  photo_not_found: { statusCode: 404, message: 'Esta foto não está mais entre as da arena.' },
  forbidden: { statusCode: 403, message: 'Você não tem acesso a esta ação.' },
  not_found: { statusCode: 404, message: 'Não encontramos o que você procura.' },
  route_not_found: { statusCode: 404, message: 'Rota não encontrada.' },
  arena_not_found: { statusCode: 404, message: 'Arena não encontrada.' },
  arena_not_bookable: { statusCode: 409, message: 'Sua arena ainda não pode receber reservas.' },
  reservation_not_found: { statusCode: 404, message: 'Reserva não encontrada.' },
  slot_taken: { statusCode: 409, message: 'Alguém reservou antes. Escolha outro horário.' },
  sport_not_played: { statusCode: 400, message: 'Este esporte não é jogado nesta quadra.' },
  slot_unavailable: { statusCode: 400, message: 'Este horário não está disponível.' },
  slot_past: { statusCode: 400, message: 'Este horário já passou.' },
  profile_incomplete: { statusCode: 400, message: 'Complete seu cadastro para reservar.' },
  too_many_holds: {
    statusCode: 409,
    message: 'Você já tem 3 reservas aguardando pagamento. Pague ou cancele uma delas.',
  },
  too_many_bookings: {
    statusCode: 429,
    message: 'Você fez muitas reservas em pouco tempo. Tente novamente mais tarde.',
  },
  too_far_ahead: { statusCode: 409, message: 'Esta arena não aceita reservas com tanta antecedência.' },
  too_many_unpaid_hours: { statusCode: 409, message: 'Você já tem muitas horas ainda não pagas nesta arena.' },
  not_cancellable: { statusCode: 409, message: 'Esta reserva não pode mais ser cancelada.' },
  quote_changed: { statusCode: 409, message: 'O valor que volta mudou. Confira e tente novamente.' },
  received_changed: { statusCode: 409, message: 'O valor recebido mudou. Confira e tente novamente.' },
  credit_needs_player: { statusCode: 409, message: 'Só quem tem conta pode ficar com crédito.' },
  payout_not_found: { statusCode: 404, message: 'Devolução de crédito não encontrada.' },
  payout_undone: { statusCode: 409, message: 'Esta devolução já foi desfeita.' },
  credit_debt_less: { statusCode: 409, message: 'O jogador deve menos do que isso.' },
  credit_too_low: { statusCode: 409, message: 'O crédito do jogador não cobre este valor.' },
  credit_not_enough: {
    statusCode: 409,
    message: 'Seu crédito nesta arena não paga esta reserva. Desmarque o crédito e reserve de novo.',
  },
  not_movable: { statusCode: 409, message: 'Os horários desta reserva não podem ser mudados.' },
  price_differs: { statusCode: 409, message: 'O valor da reserva muda. Confira antes de mudar os horários.' },
  not_undoable: { statusCode: 409, message: 'Este cancelamento não pode mais ser desfeito.' },
  reservation_begun: { statusCode: 409, message: CANCEL_OBSTACLES.begun },
  reservation_settled: { statusCode: 409, message: CANCEL_OBSTACLES.settled },
  court_not_found: { statusCode: 404, message: 'Quadra não encontrada.' },
  court_name_taken: { statusCode: 409, message: 'Já existe uma quadra com este nome.' },
  court_in_use: { statusCode: 409, message: 'Esta quadra tem reservas pela frente.' },
  too_many_courts: { statusCode: 409, message: 'Sua arena já tem o máximo de quadras.' },
  slot_not_found: { statusCode: 404, message: 'Horário não encontrado.' },
  slot_exists: { statusCode: 409, message: 'Este horário já existe.' },
  slot_in_use: { statusCode: 409, message: 'Este horário tem reservas pela frente.' },
  alteration_not_found: { statusCode: 404, message: 'Alteração de horário não encontrada.' },
  alteration_past: { statusCode: 400, message: 'Não é possível alterar um horário que já passou.' },
  alteration_exists: {
    statusCode: 409,
    message: 'Este horário já tem uma alteração neste dia. Exclua-a para criar outra.',
  },
  price_rule_not_found: { statusCode: 404, message: 'Regra de preço não encontrada.' },
  price_rule_exists: {
    statusCode: 409,
    message: 'Já existe uma regra para estes mesmos dias, horas e quadras. Mude o preço dela.',
  },
  price_rule_over: { statusCode: 400, message: 'O último dia desta regra já passou.' },
  too_many_price_rules: { statusCode: 409, message: 'Sua arena já tem o máximo de 50 regras de preço. Exclua uma.' },
  zone_moves: {
    statusCode: 409,
    message: 'Sua arena tem reservas pela frente. Confira o que muda com o outro fuso horário e salve de novo.',
  },
  edit_conflict: {
    statusCode: 409,
    message: 'Isto foi alterado em outra janela. Confira como está agora e tente novamente.',
  },
  not_payable: { statusCode: 409, message: 'Esta reserva não espera pagamento na arena.' },
  not_givable: { statusCode: 409, message: 'Esta reserva não pode passar para outra pessoa.' },
  pix_not_awaited: { statusCode: 409, message: 'Esta reserva não espera mais o pagamento de um PIX.' },
  not_begun: { statusCode: 409, message: 'Esta reserva ainda não começou.' },
  not_awaited: { statusCode: 409, message: 'Esta reserva não vale mais, ou ainda espera o pagamento de um PIX.' },
  refund_not_refused: { statusCode: 409, message: 'Esta devolução não foi recusada pelo banco.' },
  paid_by_platform: { statusCode: 409, message: 'Esta reserva é paga pela plataforma.' },
  total_too_high: {
    statusCode: 409,
    message: 'Uma reserva custa no máximo R$ 1.000.000,00. Escolha menos horários, em mais de uma reserva.',
  },
  credit_too_high: {
    statusCode: 409,
    message: 'O crédito de um jogador em uma arena vai até R$ 1.000.000,00. Devolva o valor de outra forma.',
  },
  installment_not_found: { statusCode: 404, message: 'Registro não encontrado.' },
  installment_too_high: { statusCode: 409, message: 'O valor é maior do que falta pagar.' },
  till_not_found: { statusCode: 404, message: 'Caixa não encontrado.' },
  till_already_open: { statusCode: 409, message: 'O caixa já está aberto.' },
  till_closed: { statusCode: 409, message: 'Este caixa já foi fechado.' },
  till_changed: {
    statusCode: 409,
    message: 'Entrou ou saiu dinheiro enquanto você contava. Volte, confira a gaveta e conte de novo.',
  },
  player_not_found: { statusCode: 404, message: 'Jogador não encontrado.' },
  ...PRODUCT_FAILURES,
  ...CUSTOMER_FAILURES,
  ...REACH_FAILURES,
  ...VOUCHER_FAILURES,
  tournament_not_found: { statusCode: 404, message: 'Torneio não encontrado.' },
  tournament_over: { statusCode: 409, message: 'Este torneio já terminou ou foi cancelado.' },
  event_not_found: { statusCode: 404, message: 'Evento não encontrado.' },
  event_over: { statusCode: 409, message: 'Este evento já terminou.' },
  event_past: { statusCode: 400, message: 'O evento não pode começar antes de hoje.' },
  too_many_proposals: {
    statusCode: 409,
    message: 'Você já tem 5 eventos aguardando aprovação. Aguarde a resposta para propor outro.',
  },
  event_decided: { statusCode: 409, message: 'O status deste evento não pode mais ser alterado.' },
  ...LEAVING_FAILURES,
  categories_outside: {
    statusCode: 409,
    message: 'Há torneios fora destes dias. Mude antes a data deles, ou cancele-os.',
  },
  event_begun: { statusCode: 409, message: 'O evento já começou: o primeiro dia dele não muda mais.' },
  deadline_past: { statusCode: 400, message: 'O prazo não pode ser antes de hoje.' },
  category_days: { statusCode: 400, message: 'Os prazos não podem passar do dia do torneio.' },
  category_sold: {
    statusCode: 409,
    message: 'Já houve inscrições: o formato e o modo de pagar não mudam mais.',
  },
  places_sold: { statusCode: 409, message: 'Já há mais inscrições do que estas vagas.' },
  event_closed: { statusCode: 409, message: 'Este evento não aceita novos torneios.' },
  category_past: { statusCode: 400, message: 'O torneio não pode ser antes de hoje nem fora dos dias do evento.' },
  tournament_finished: { statusCode: 409, message: 'O torneio já terminou.' },
  tournament_cancelled: { statusCode: 409, message: 'Este torneio foi cancelado.' },
  nothing_to_refund: {
    statusCode: 409,
    message: 'Não há nada a devolver: esta pessoa não pagou pela plataforma, ou o valor já voltou.',
  },
  registration_live: { statusCode: 409, message: 'Esta inscrição está valendo. Cancele a inscrição primeiro.' },
  tournament_closed: { statusCode: 409, message: ENTRY_FAULTS.closed },
  tournament_full: { statusCode: 409, message: ENTRY_FAULTS.full },
  already_registered: { statusCode: 409, message: 'Um dos jogadores já está inscrito neste torneio.' },
  partner_needed: { statusCode: 400, message: ENTRY_FAULTS.partnerNeeded },
  team_needed: { statusCode: 400, message: ENTRY_FAULTS.teamNeeded },
  oneself_as_partner: { statusCode: 400, message: ENTRY_FAULTS.oneselfAsPartner },
  shirt_needed: { statusCode: 400, message: ENTRY_FAULTS.shirtsNeeded },
  registration_not_found: { statusCode: 404, message: 'Inscrição não encontrada.' },
  registration_cancelled: { statusCode: 409, message: 'Esta inscrição já foi cancelada.' },
  registration_paid: { statusCode: 409, message: 'Esta inscrição já foi paga.' },
  invitation_not_found: { statusCode: 404, message: 'Este convite não espera mais resposta.' },
  invitations_open: { statusCode: 409, message: 'Há convites sem resposta nesta categoria.' },
  too_many_invitations: {
    statusCode: 409,
    message: `Você já tem ${MOST_OPEN_INVITATIONS} convites sem resposta. Espere uma resposta ou cancele uma inscrição.`,
  },
  too_many_entries: {
    statusCode: 429,
    message: 'Você fez muitas inscrições e cancelamentos em pouco tempo. Tente novamente mais tarde.',
  },
  paid_to_organizer: { statusCode: 409, message: 'Esta inscrição é paga direto à organização.' },
  nothing_owed: { statusCode: 409, message: 'Não há mais nada a pagar nesta inscrição.' },
  ...TOURNAMENT_FAILURES,
  calendar_entry_not_found: { statusCode: 404, message: 'Não há nada seu aqui para a agenda.' },
  cart_not_found: { statusCode: 404, message: 'Carrinho não encontrado.' },
  cart_empty: { statusCode: 409, message: 'Não há nada a pagar neste carrinho.' },
  cart_paid: { statusCode: 409, message: 'Este carrinho já foi pago.' },
  cart_deadline: { statusCode: 409, message: 'O prazo de pagamento terminou.' },
  payment_unavailable: {
    statusCode: 503,
    message: 'O pagamento por PIX está indisponível no momento. Tente novamente.',
  },
  pix_too_small: { statusCode: 409, message: 'Este valor é menor do que o mínimo de um PIX aqui.' },
  payer_is_receiver: {
    statusCode: 409,
    message: 'Este PIX não pode ser pago pela mesma conta que o recebe. Use outra conta.',
  },
  document_needed: { statusCode: 409, message: 'Para pagar por PIX aqui, informe seu CPF em Configurações.' },
  payment_not_found: { statusCode: 404, message: 'Pagamento não encontrado.' },
  ...PAYMENT_LINK_FAILURES,
  ...RECEIVING_FAILURES,
  notice_not_found: { statusCode: 404, message: 'Este aviso não existe mais.' },
  ...STAFF_FAILURES,
  job_not_failing: { statusCode: 409, message: 'Esta tarefa não está mais falhando.' },
  invalid_signature: { statusCode: 401, message: 'Assinatura inválida.' },
  idempotency_mismatch: { statusCode: 422, message: 'Este pedido já foi feito com outros dados.' },
  idempotency_running: { statusCode: 409, message: 'Este pedido ainda está sendo processado.' },
  too_large: { statusCode: 413, message: 'O conteúdo enviado é grande demais.' },
  unsupported_media: { statusCode: 415, message: 'O formato enviado não é aceito.' },
  too_many_requests: { statusCode: 429, message: 'Muitas requisições. Aguarde um pouco.' },
  [OVERLOADED]: { statusCode: 503, message: OVERLOADED_MESSAGE },
  /** The database or a disk fails, or the server is stopping; a write may or may not have been made. */
  [UNAVAILABLE]: { statusCode: 503, message: UNAVAILABLE_MESSAGE },
  [INTERNAL]: { statusCode: 500, message: INTERNAL_MESSAGE },
} as const satisfies Record<string, { statusCode: number; message: string }>;

export type FailureCode = keyof typeof FAILURES;

export function failureBody(code: FailureCode, message?: string, details?: unknown): FailureBody {
  const { statusCode, message: usual } = FAILURES[code];
  return { message: message ?? usual, error: { statusCode, code }, ...(details !== undefined && { details }) };
}
