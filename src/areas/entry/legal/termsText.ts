import { HOLD_MINUTES, MAX_BOOKINGS_PER_HOUR, MAX_LIVE_HOLDS } from '#domain/booking/reservation.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { type LegalText, mailTo } from './legalText.ts';
import { TITLES } from '#domain/navigation/titles.ts';

/** The terms of use. */
export const TERMS_OF_USE: LegalText = {
  title: TITLES.terms,
  lead: 'O combinado entre você, as arenas, quem organiza eventos e nós. Nada aqui diminui os direitos que o Código de Defesa do Consumidor lhe dá.',
  version: TERMS_VERSION,
  sections: ({ name, cnpj, address, email, phone, platformFee }) => [
    {
      id: 'quem-somos',
      title: 'Quem somos',
      blocks: [
        `A Quadra Livre é operada por ${name}, CNPJ ${cnpj}, com sede em ${address}. Fale com a gente: ${mailTo(email)}${phone === undefined ? '' : ` ou ${phone}`}.`,
      ],
    },
    {
      id: 'servico',
      title: 'O que fazemos e o que não fazemos',
      blocks: [
        'Mostramos horários de quadras, registramos reservas e inscrições em torneios e recebemos pagamentos por PIX em nome de quem presta o serviço.',
        'A quadra é da arena, e o evento é de quem o organiza: são eles que abrem o portão, cuidam da areia e cumprem o regulamento. Nós respondemos pelo funcionamento da plataforma, pelo que mostramos nela e pelo dinheiro que passa por nós. Perante você, consumidor, cada um responde como a lei manda (CDC, arts. 7º, 14 e 25).',
      ],
    },
    {
      id: 'conta',
      title: 'Sua conta',
      blocks: [
        {
          list: [
            'Para reservar ou se inscrever é preciso ter conta, ser maior de 18 anos ou ter a autorização de um responsável.',
            'Use dados verdadeiros e guarde sua senha. A conta é pessoal.',
            'Você pode excluir sua conta quando quiser. Quem tem uma arena ou organiza um evento encerra antes o que outras pessoas já pagaram.',
          ],
        },
      ],
    },
    {
      id: 'reservas',
      title: 'Reservas',
      blocks: [
        {
          list: [
            'O preço e o total aparecem antes do botão “Reservar”. Vale o que está na tela nesse momento.',
            `Na arena que recebe pela plataforma, o horário fica guardado por ${HOLD_MINUTES} minutos à espera do PIX. Sem pagamento, a reserva expira sem custo e o horário volta a ser de todos.`,
            'Na arena que recebe no local, a reserva vale logo, e o pagamento é com a arena.',
            `Para que ninguém prenda as quadras, há limites: até ${MAX_LIVE_HOLDS} reservas à espera de PIX, até ${MAX_BOOKINGS_PER_HOUR} reservas por hora, e os limites de antecedência e de horas não pagas que cada arena define.`,
            'Se dois pedem o mesmo horário, fica com quem o servidor registrou primeiro.',
          ],
        },
        `Como desistir e receber de volta está em [Cancelamento e reembolso](${ROUTES.cancellation.path}).`,
      ],
    },
    {
      id: 'pagamentos',
      title: 'Pagamentos e taxas',
      blocks: [
        'O PIX é gerado por um provedor de pagamentos autorizado. A reserva ou a inscrição só é dada como paga quando ele confirma.',
        platformFee === 0
          ? 'Você paga o preço mostrado, e nada a mais. Hoje não cobramos taxa da arena nem da organização.'
          : `Você paga o preço mostrado, e nada a mais. Nossa taxa, hoje de ${platformFee.toLocaleString('pt-BR')} % do que é pago pela plataforma, é descontada do que a arena recebe.`,
        'Pagamentos feitos na arena ou direto à organização não passam por nós: recibos e devoluções são com quem recebeu.',
      ],
    },
    {
      id: 'eventos',
      title: 'Eventos e torneios',
      blocks: [
        'Um evento só aparece depois que nossa equipe o aprova. Aprovar não é garantir o evento: quem o organiza responde por ele.',
        {
          list: [
            'A inscrição se confirma quando todos da dupla ou da equipe pagam, ou quando a organização confirma o pagamento.',
            'Quem é convidado decide: enquanto não aceita, não deve nada. O convite vale 72 horas ou até o prazo da inscrição.',
            'Sorteio, placares e classificação seguem as regras que a página do torneio mostra. Depois do sorteio dos grupos, sair é desistência.',
          ],
        },
      ],
    },
    {
      id: 'arenas',
      title: 'Arenas e organização',
      blocks: [
        {
          list: [
            'Anunciam horários e preços verdadeiros e cumprem o que foi reservado.',
            'Usam os dados dos jogadores só para a reserva ou o evento, e os guardam com segurança. Publicidade, só com a permissão da pessoa.',
            'Emitem os documentos fiscais e pagam os tributos do serviço que prestam.',
            'Antes de encerrar a conta, cumprem ou cancelam, devolvendo, o que já foi pago.',
          ],
        },
      ],
    },
    {
      id: 'conduta',
      title: 'O que não pode',
      blocks: [
        {
          list: [
            'Criar contas falsas ou usar a de outra pessoa.',
            'Reservar sem intenção de jogar, revender horários sem a arena, ou usar robôs.',
            'Tentar acessar dados de outros, ou atrapalhar o serviço.',
            'Enviar fotos ou textos ofensivos ou que não são seus.',
          ],
        },
        'Quem descumpre pode ter a conta suspensa, com o motivo dito por email e a chance de responder. Devoluções devidas continuam devidas.',
      ],
    },
    {
      id: 'conteudo',
      title: 'O que você envia',
      blocks: [
        'Suas fotos e textos continuam seus. Você nos permite guardá-los e mostrá-los na plataforma enquanto a conta existir.',
      ],
    },
    {
      id: 'disponibilidade',
      title: 'Quando algo falha',
      blocks: [
        'Trabalhamos para que o serviço esteja sempre no ar, mas redes e bancos falham. Se um erro nosso ou do pagamento fizer você pagar por um horário que não é seu, o dinheiro volta inteiro.',
        `Reclamações: ${mailTo(email)}. Respondemos em até 5 dias úteis. Você também pode usar o [consumidor.gov.br](https://consumidor.gov.br) ou o Procon.`,
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças, lei e foro',
      blocks: [
        'Cada versão traz a data no alto. Quando o sentido muda, perguntamos no seu próximo acesso. O que você já reservou segue a versão em que reservou.',
        'Vale a lei brasileira. Quem é consumidor pode ir à Justiça na cidade em que mora.',
        `Seus dados são tratados como diz a [Política de privacidade](${ROUTES.privacy.path}).`,
      ],
    },
  ],
};
