import { ROUTES } from '#domain/navigation/routes.ts';
import type { Purchase } from '../../payment/index.ts';

const LATE = 'Quando o PIX chegou, a reserva já não esperava por ele.';

/** The texts while a reservation is paid, and where the dialog leads. */
export function reservationPurchase(arenaHref: string): Purchase {
  return {
    held: 'Seus horários estão guardados por 1 hora. Pague o PIX nesse prazo, senão a reserva será cancelada.',
    settling: 'Pagamento recebido. Confirmando sua reserva…',
    paid: 'Reserva paga. Bom jogo!',
    expired: 'O prazo do PIX terminou e a reserva foi cancelada. Os horários voltaram a ficar livres.',
    refused: 'A reserva foi cancelada, e os horários voltaram a ficar livres.',
    atArena: 'A arena passou a receber no local: a reserva vale, e você paga lá.',
    untold:
      'O banco recebeu o PIX, mas ainda não sabemos se a reserva foi confirmada. Veja mais tarde em Minhas reservas.',
    refunding: `${LATE} O valor está voltando para a sua conta.`,
    refunded: `${LATE} O valor voltou para a sua conta.`,
    onward: { href: ROUTES.myReservations.path, label: 'Ver minhas reservas' },
    back: { href: arenaHref, label: 'Voltar para a arena' },
  };
}
