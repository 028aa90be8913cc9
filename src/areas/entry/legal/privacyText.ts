import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { type LegalText, mailTo } from './legalText.ts';
import { STORED } from './storedText.ts';
import { TITLES } from '#domain/navigation/titles.ts';

/** The privacy policy (LGPD, Lei 13.709/2018). It tells what the product does: whoever changes that changes it here. */
export const PRIVACY_POLICY: LegalText = {
  title: TITLES.privacy,
  lead: 'Quais dados seus usamos, para quê, com quem, por quanto tempo, e como você manda neles. Não vendemos dados e não mostramos propaganda.',
  version: TERMS_VERSION,
  sections: ({ name, cnpj, address, email, dataProtection }) => [
    {
      id: 'quem-somos',
      title: 'Quem cuida dos seus dados',
      blocks: [
        `A Quadra Livre é operada por ${name}, CNPJ ${cnpj}, ${address} (“nós”). Somos o controlador dos dados da sua conta. Contato geral: ${mailTo(email)}.`,
        'A arena em que você reserva e quem organiza o evento em que você joga também são controladores: cada um responde pelo que faz com os dados que recebe por aqui.',
      ],
    },
    {
      id: 'encarregado',
      title: 'Encarregado de dados',
      blocks: [
        `Quem responde por dados pessoais (o encarregado, ou DPO) é ${dataProtection.name}: ${mailTo(dataProtection.email)}. Escreva para pedir qualquer um dos direitos abaixo ou para tirar dúvidas.`,
      ],
    },
    {
      id: 'dados',
      title: 'O que usamos, para quê e com que base',
      blocks: [
        {
          head: ['Dados', 'Para quê', 'Base legal (LGPD)'],
          rows: [
            [
              'Nome, email, telefone, cidade, sexo, foto (opcional) e senha, que guardamos só embaralhada',
              'Criar e proteger sua conta; dizer à arena e à organização quem joga',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Reservas, mensalidades, filas de espera, vouchers, inscrições, duplas e equipes, tamanho de camiseta, placares',
              'Prestar o serviço que você pediu',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Valores, datas e estado dos pagamentos por PIX e das devoluções',
              'Cobrar, devolver e prestar contas',
              'Execução de contrato e obrigação legal (art. 7º, V e II)',
            ],
            [
              'CPF, se você informar na sua conta; só você e o provedor de pagamento o veem',
              'Acompanhar o PIX que você paga, quando o provedor pede',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'O cadastro que uma arena faz de quem joga nela sem conta: nome, telefone, observação e, se ela anotar, CPF, email, nascimento, cidade e etiquetas. Só a equipe dela vê; o CPF, só quem a dirige',
              'Reservar, cobrar e prestar contas de quem combina com a arena por telefone ou no balcão',
              'Execução de contrato e obrigação legal (art. 7º, V e II); a controladora é a arena',
            ],
            [
              'Quais emails e avisos você quer e a que horas; para onde mandar os avisos dos aparelhos em que você os ligou; o número de WhatsApp em que você pediu avisos e o que foi feito de cada um; o endereço secreto da sua agenda, se você o criar, que guardamos só embaralhado',
              'Avisar e lembrar você do seu jeito',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Onde você está, com cerca de 100 m de folga, só enquanto “Perto de mim primeiro” está marcado; não guardamos',
              'Mostrar antes as arenas mais próximas',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Nome, email e foto que o Google confirma, se você entrar com ele',
              'Abrir sua conta sem outra senha',
              'Execução de contrato (art. 7º, V)',
            ],
            [
              'Tentativas de senha, endereço de rede e navegador conhecido',
              'Impedir que entrem na sua conta e que robôs ocupem as quadras',
              'Legítimo interesse em segurança (art. 7º, IX)',
            ],
            [
              'Registros de acesso: endereço IP, data e hora',
              'Cumprir o Marco Civil da Internet (art. 15)',
              'Obrigação legal (art. 7º, II)',
            ],
            [
              'Versão dos termos que você aceitou, e quando',
              'Provar o que foi combinado',
              'Exercício de direitos (art. 7º, VI)',
            ],
          ],
        },
        'De quem responde por uma arena usamos também nome, email e telefone, junto com o nome, o Instagram e o endereço da arena, que são públicos.',
        'Não pedimos dados sensíveis nem dados de cartão: o PIX é pago no aplicativo do seu banco. Nenhuma decisão sobre você é tomada só por computador além dos limites de segurança, e não fazemos perfil de consumo.',
      ],
    },
    {
      id: 'quem-ve',
      title: 'Quem mais vê',
      blocks: [
        {
          list: [
            'Outros jogadores: seu nome e sua foto, quando procuram parceiro ou olham um torneio em que você joga. O telefone, a cidade e o tamanho da camiseta só aparecem para quem joga na mesma inscrição e para a organização, e só depois que você aceita o convite ou paga.',
            'A arena em que você reserva: nome, cidade, suas reservas nela e o telefone, se foi você quem reservou.',
            'O provedor de pagamentos que gera o PIX: o valor, a referência da reserva ou inscrição e o email do pagador. O nome dele aparece no comprovante do seu banco.',
            'O serviço de avisos do seu navegador (Google, Mozilla, Apple ou Microsoft), se você ligar os avisos em um aparelho: ele os entrega cifrados e não os lê.',
            'O WhatsApp (Meta), se você pedir avisos por ele: seu número e o texto de cada aviso. Para parar, responda PARAR na conversa ou desligue em Configurações; o número é apagado daqui.',
            'Quem guarda nossos servidores e entrega nossos emails, que só trabalha sob nossas ordens.',
            'Quem tiver o endereço secreto da sua agenda: quando e onde você joga. Em Configurações você o troca ou desliga.',
            'O Google, se você escolher entrar com ele. Ele não recebe nada sobre suas reservas.',
            'Autoridades, quando a lei ou um juiz manda.',
          ],
        },
        'O Google e alguns fornecedores podem tratar dados fora do Brasil. Isso só acontece com as garantias dos arts. 33 a 36 da LGPD.',
      ],
    },
    {
      id: 'por-quanto-tempo',
      title: 'Por quanto tempo',
      blocks: [
        {
          head: ['O quê', 'Até quando'],
          rows: [
            ['Conta, foto e contatos', 'Até você excluir a conta'],
            ['Cadastro que uma arena fez de você', 'Até ela o apagar, a seu pedido'],
            ['Sessão aberta', '30 dias, ou até você sair'],
            ['Registros de acesso', '6 meses'],
            ['Mensagens que não puderam ser entregues', '3 dias'],
            [
              'Pagamentos e reservas pagas',
              'O prazo fiscal e de defesa em juízo (em regra 5 anos); sem o seu nome se você excluir a conta',
            ],
            ['Placares de torneios que já começaram', 'Ficam na história do torneio, como “Conta excluída”'],
            ['Cópias de segurança', 'Até serem substituídas; não são usadas para mais nada'],
          ],
        },
      ],
    },
    {
      id: 'direitos',
      title: 'Seus direitos, e como usar cada um',
      blocks: [
        {
          list: [
            'Ver e levar seus dados: em Configurações, “Baixar meus dados”. O arquivo sai na hora, em formato aberto (JSON).',
            'Corrigir: em Meu perfil e em Configurações.',
            'Excluir: em Configurações, “Excluir minha conta”. Vale na hora e não tem volta. Antes de confirmar, a tela diz o que fica e por quê.',
            'Jogar sem conta não muda nada disso: peça à arena, que baixa e apaga o seu cadastro na página dele. Reservas e pagamentos ficam, sem o seu nome.',
            'Saber com quem compartilhamos, opor-se a um uso, pedir anonimização ou bloqueio, revogar um consentimento: escreva ao encarregado.',
          ],
        },
        `Respondemos em até 15 dias, sem custo. Se não resolvermos, você pode reclamar à [ANPD](https://www.gov.br/anpd) ou ao Procon. Encarregado: ${mailTo(dataProtection.email)}.`,
      ],
    },
    { id: 'cookies', title: 'Cookies, e por que não há aviso na tela', blocks: STORED },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      blocks: [
        'Conexão cifrada, senhas guardadas com argon2id, sessões que um token copiado não abre, acesso separado por papel, e registros técnicos sem nome, email nem telefone. Se mesmo assim um incidente puder causar risco relevante a você, avisamos você e a ANPD no prazo da lei (em regra, 3 dias úteis).',
      ],
    },
    {
      id: 'menores',
      title: 'Crianças e adolescentes',
      blocks: [
        'As contas são para maiores de 18 anos. Quem tem menos usa com a autorização e na conta ou com o acompanhamento de um responsável. Se soubermos de uma conta de criança sem autorização, nós a excluímos.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      blocks: [
        'Cada versão tem a data no alto da página. Quando o sentido muda, avisamos no seu próximo acesso antes de contar com a sua concordância.',
      ],
    },
  ],
};
