import { HOLD_MINUTES } from '#domain/booking/reservation.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { type LegalText, mailTo } from './legalText.ts';
import { TITLES } from '#domain/navigation/titles.ts';

/** Cancelling and refunds, told for each thing that can be bought (CDC, art. 49; Decreto 7.962/2013). */
export const CANCELLATION: LegalText = {
  title: TITLES.cancellation,
  lead: 'Pagou pela plataforma e ainda não jogou: em até 7 dias da compra, devolvemos tudo. O resto depende do que foi comprado, e está aqui.',
  version: TERMS_VERSION,
  sections: ({ email, phone }) => [
    {
      id: 'arrependimento',
      title: 'Direito de arrependimento: 7 dias',
      blocks: [
        'Quem compra pela internet pode desistir em até 7 dias corridos da compra, sem dizer o motivo, e receber tudo de volta (Código de Defesa do Consumidor, art. 49).',
        'Uma quadra tem dia e hora marcados, e a lei não diz com clareza o que acontece quando o jogo é antes de os 7 dias acabarem. Nossa regra é esta: o direito vale até o começo do horário ou do torneio. Depois que o horário começou, o serviço que você escolheu para aquela hora foi prestado, e não há devolução por arrependimento.',
        `Peça por ${mailTo(email)}${phone === undefined ? '' : `, por ${phone}`} ou à arena, com o nome e o dia da reserva. Desistir nos 7 dias é um pedido, e não um botão do aplicativo: quem cancela é a arena ou nossa equipe, e confirmamos por email que recebemos o pedido. Vale a hora em que você pediu.`,
      ],
    },
    {
      id: 'reserva',
      title: 'Reserva de quadra',
      blocks: [
        {
          head: ['Situação', 'Você pode cancelar?', 'E o dinheiro?'],
          rows: [
            ['PIX ainda não pago', 'Sim, em Minhas reservas', 'Nada foi cobrado. O código deixa de valer'],
            [`PIX não pago em ${HOLD_MINUTES} minutos`, 'Expira sozinha', 'Nada foi cobrado'],
            [
              'PIX pago depois de expirar',
              '–',
              'Se o horário ainda está livre, a reserva é sua. Se não, tudo volta automaticamente',
            ],
            [
              'Paga pela plataforma, em até 7 dias da compra e antes do horário',
              'Sim, pedindo a nós ou à arena',
              'Volta tudo',
            ],
            [
              'Paga pela plataforma, em arena com regra de cancelamento',
              'Sim, em Minhas reservas, até o prazo da regra',
              'Volta o que a regra diz, mostrado antes de você confirmar. Ela não tira o direito dos 7 dias: nesse prazo, peça em vez de cancelar e volta tudo',
            ],
            ['Paga pela plataforma, depois de 7 dias', 'Só se a arena aceitar', 'Se a arena cancelar, volta tudo'],
            ['A pagar na arena, nada recebido', 'Sim, até o horário começar', 'Nada foi cobrado'],
            ['Parte já recebida na arena', 'Falando com a arena', 'A arena combina e devolve'],
            ['A arena cancelou', '–', 'O que foi pago pela plataforma volta inteiro'],
            ['Horário que já começou', 'Não', 'Não volta. Se a arena não prestou o serviço, fale com a gente'],
          ],
        },
        'Um voucher usado volta para você quando a reserva é cancelada ou expira, se ele ainda estiver na validade.',
      ],
    },
    {
      id: 'torneio',
      title: 'Inscrição em torneio',
      blocks: [
        {
          list: [
            'Até o sorteio dos grupos: cancele na página do torneio, e o que foi pago pela plataforma volta inteiro, automaticamente.',
            'Depois do sorteio: sair é desistência, e o dinheiro não volta automaticamente, porque a sua vaga já mudou o torneio. A organização pode devolver. Se você ainda está nos 7 dias da compra e o torneio não começou, peça a nós, e devolvemos.',
            'Evento ou categoria cancelados: tudo o que foi pago pela plataforma volta.',
            'Se duas pessoas pagam a mesma parte, a que veio depois volta.',
            'Pagamento feito direto à organização, por chave PIX ou em dinheiro: quem recebeu é quem devolve.',
          ],
        },
      ],
    },
    {
      id: 'como-volta',
      title: 'Como e quando o dinheiro volta',
      blocks: [
        'A devolução vai para a conta que pagou o PIX, sem desconto nenhum. A ordem ao provedor de pagamentos sai em instantes, e a tela mostra “Devolução em andamento” e depois “Pagamento devolvido”. Em geral cai no mesmo dia; o prazo é o do banco.',
        'Se o banco recusar (conta encerrada, por exemplo), avisamos a arena ou a organização, que devolve por outro meio.',
        'Não reconhece uma cobrança? Fale com a gente. Você também pode contestar no seu banco: enquanto a contestação corre, a reserva continua valendo.',
      ],
    },
    {
      id: 'problema',
      title: 'O serviço não foi como o anunciado',
      blocks: [
        `Quadra fechada, horário ocupado, evento diferente do anunciado: você pode exigir o cumprimento, outro horário ou o dinheiro de volta (CDC, arts. 20 e 35), a qualquer tempo, mesmo depois dos 7 dias. Escreva para ${mailTo(email)}; respondemos em até 5 dias úteis.`,
      ],
    },
  ],
};
