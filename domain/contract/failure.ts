import { type FailureBody, INTERNAL_MESSAGE, OVERLOADED_MESSAGE, UNAUTHENTICATED } from './failureBody.ts';
import { IMAGE_FAULTS } from '../uploads/image.ts';

/** Every way in which a call can be refused: its HTTP status and what the person is told when nothing better is known. */
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
  ticket_invalid: { statusCode: 400, message: 'Este acesso com o Google expirou. Tente novamente.' },
  image_type: { statusCode: 400, message: IMAGE_FAULTS.typeOnServer },
  image_size: { statusCode: 413, message: IMAGE_FAULTS.sizeOnServer },
  image_unreadable: { statusCode: 400, message: IMAGE_FAULTS.unreadable },
  upload_too_slow: { statusCode: 408, message: 'O envio demorou demais. Tente novamente.' },
  image_missing: { statusCode: 400, message: IMAGE_FAULTS.missing },
  forbidden: { statusCode: 403, message: 'Você não tem acesso a esta ação.' },
  not_found: { statusCode: 404, message: 'Não encontramos o que você procura.' },
  route_not_found: { statusCode: 404, message: 'Rota não encontrada.' },
  arena_not_found: { statusCode: 404, message: 'Arena não encontrada.' },
  reservation_not_found: { statusCode: 404, message: 'Reserva não encontrada.' },
  slot_taken: { statusCode: 409, message: 'Alguém reservou antes. Escolha outro horário.' },
  slot_unavailable: { statusCode: 400, message: 'Este horário não está disponível.' },
  slot_past: { statusCode: 400, message: 'Este horário já passou.' },
  voucher_not_found: { statusCode: 400, message: 'Voucher não encontrado.' },
  profile_incomplete: { statusCode: 400, message: 'Complete seu cadastro para reservar.' },
  too_many_holds: {
    statusCode: 409,
    message: 'Você já tem 3 reservas aguardando pagamento. Pague ou cancele uma delas.',
  },
  too_many_bookings: {
    statusCode: 429,
    message: 'Você fez muitas reservas em pouco tempo. Tente novamente mais tarde.',
  },
  not_cancellable: { statusCode: 409, message: 'Esta reserva não pode mais ser cancelada.' },
  payment_unavailable: {
    statusCode: 503,
    message: 'O pagamento por PIX está indisponível no momento. Tente novamente.',
  },
  payment_not_found: { statusCode: 404, message: 'Pagamento não encontrado.' },
  invalid_signature: { statusCode: 401, message: 'Assinatura inválida.' },
  idempotency_mismatch: { statusCode: 422, message: 'Este pedido já foi feito com outros dados.' },
  idempotency_running: { statusCode: 409, message: 'Este pedido ainda está sendo processado.' },
  too_large: { statusCode: 413, message: 'O conteúdo enviado é grande demais.' },
  unsupported_media: { statusCode: 415, message: 'O formato enviado não é aceito.' },
  too_many_requests: { statusCode: 429, message: 'Muitas requisições. Aguarde um pouco.' },
  overloaded: { statusCode: 503, message: OVERLOADED_MESSAGE },
  internal: { statusCode: 500, message: INTERNAL_MESSAGE },
} as const satisfies Record<string, { statusCode: number; message: string }>;

export type FailureCode = keyof typeof FAILURES;

/** Whatever takes a picture may answer these. */
export const IMAGE_FAILURES = [
  'image_type',
  'image_size',
  'image_unreadable',
  'upload_too_slow',
] as const satisfies readonly FailureCode[];

/** What any endpoint may answer besides its own failures. */
export const GENERAL_FAILURES = [
  'malformed',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'overloaded',
  'internal',
] as const satisfies readonly FailureCode[];

export function failureBody(code: FailureCode, message?: string, details?: unknown): FailureBody {
  const { statusCode, message: usual } = FAILURES[code];
  return { message: message ?? usual, error: { statusCode, code }, ...(details !== undefined && { details }) };
}
