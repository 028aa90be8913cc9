import type { Sport } from '#domain/courts/sport.ts';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import type { Position } from '#domain/arenas/position.ts';

export interface Place {
  /** Part of its pictures' file names. */
  readonly slug: string;
  readonly photos: number;
  readonly name: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  /** About where it is; the last arena has not said it. */
  readonly position?: Position;
  readonly description?: string;
  readonly phone: string;
  readonly instagram?: string;
  readonly owner: string;
  readonly paymentMethod: PaymentMethod;
  readonly zone: string;
  readonly courts: readonly string[];
  readonly sportsByCourt?: Readonly<Record<string, Sport[]>>;
  /** First and last start hour. */
  readonly hours: readonly [number, number];
  /** Reais per hour by day; evenings cost more. */
  readonly price: number;
}

const SAO_PAULO = 'America/Sao_Paulo';

/** The arena of the owner account that visitors of the demonstration log in with. */
export const OWNERS_SLUG = 'areia-de-copacabana';

export const PLACES: readonly Place[] = [
  {
    slug: 'areia-de-copacabana',
    photos: 4,
    name: 'Areia de Copacabana',
    city: 'Rio de Janeiro',
    district: 'Copacabana',
    street: 'Avenida Atlântica, 2964',
    position: { lat: -22.9735, lng: -43.1868 },
    description:
      'Seis quadras de areia branca e fofa, a uma quadra do calçadão. Iluminação de LED para jogar até a meia-noite, ' +
      'vestiários com ducha quente, aluguel de raquetes e um quiosque com água de coco gelada. Aqui o fim de tarde ' +
      'tem brisa do mar e a turma da casa sempre aceita mais um na roda de futevôlei.',
    phone: '21990000101',
    instagram: '@areiadecopacabana',
    owner: 'Helena Vasconcelos',
    paymentMethod: 'platform',
    zone: SAO_PAULO,
    courts: [
      'Quadra Leme',
      'Quadra Forte',
      'Quadra Arpoador',
      'Quadra Posto 5',
      'Quadra Princesinha',
      'Quadra Central',
    ],
    hours: [6, 23],
    // Noon costs R$ 40,00, the price that the specification shows.
    price: 50,
  },
  {
    slug: 'posto-nove',
    photos: 3,
    name: 'Posto Nove Beach Club',
    city: 'Rio de Janeiro',
    district: 'Ipanema',
    street: 'Rua Vinícius de Moraes, 49',
    position: { lat: -22.9866, lng: -43.2028 },
    description:
      'O clima do Posto Nove com quadra garantida. São quatro quadras oficiais de futevôlei e beach tennis, escolinha ' +
      'para todas as idades e happy hour com música ao vivo às sextas.',
    phone: '21990000102',
    instagram: '@postonovebeach',
    owner: 'Rodrigo Azevedo',
    paymentMethod: 'platform',
    zone: SAO_PAULO,
    courts: ['Quadra 1', 'Quadra 2', 'Quadra 3', 'Quadra 4'],
    sportsByCourt: { 'Quadra 4': ['BEACH_TENNIS', 'VOLEI_DE_PRAIA'] },
    hours: [7, 22],
    price: 70,
  },
  {
    slug: 'arena-gonzaga',
    photos: 3,
    name: 'Arena Gonzaga',
    city: 'Santos',
    district: 'Gonzaga',
    street: 'Avenida Ana Costa, 512',
    position: { lat: -23.9663, lng: -46.3335 },
    description:
      'Tradição do vôlei de praia santista, agora com três quadras cobertas: chova ou faça sol, o jogo está garantido. ' +
      'Estacionamento próprio e bicicletário na entrada.',
    phone: '13990000103',
    instagram: '@arenagonzaga',
    owner: 'Sérgio Matarazzo',
    paymentMethod: 'local',
    zone: SAO_PAULO,
    courts: ['Quadra Coberta A', 'Quadra Coberta B', 'Quadra Coberta C'],
    hours: [7, 22],
    price: 50,
  },
  {
    slug: 'jurere-beach',
    photos: 3,
    name: 'Jurerê Beach Arena',
    city: 'Florianópolis',
    district: 'Jurerê Internacional',
    street: 'Avenida dos Búzios, 1750',
    position: { lat: -27.4392, lng: -48.4977 },
    description:
      'Cinco quadras de beach tennis a duzentos metros do mar, com areia peneirada toda semana. Lounge, recovery com ' +
      'banheira de gelo e professores credenciados. No verão, reserve cedo: as noites lotam.',
    phone: '48990000104',
    instagram: '@jurerebeacharena',
    owner: 'Carolina Schmidt',
    paymentMethod: 'platform',
    zone: SAO_PAULO,
    courts: ['Quadra Norte', 'Quadra Sul', 'Quadra Leste', 'Quadra Oeste', 'Quadra Premium'],
    hours: [6, 23],
    price: 80,
  },
  {
    slug: 'lagoa-sports',
    photos: 3,
    name: 'Lagoa Sports',
    city: 'Florianópolis',
    district: 'Lagoa da Conceição',
    street: 'Rua Henrique Veras do Nascimento, 240',
    position: { lat: -27.6043, lng: -48.4632 },
    description:
      'Entre as dunas e a lagoa, um espaço familiar com duas quadras, gramado para as crianças e o melhor açaí da ilha. ' +
      'Pagamento direto na arena, no dia do jogo.',
    phone: '48990000105',
    owner: 'Fábio Kretzer',
    paymentMethod: 'local',
    zone: SAO_PAULO,
    courts: ['Quadra da Duna', 'Quadra da Lagoa'],
    hours: [8, 21],
    price: 45,
  },
  {
    slug: 'boa-viagem-arena',
    photos: 3,
    name: 'Boa Viagem Arena',
    city: 'Recife',
    district: 'Boa Viagem',
    street: 'Rua dos Navegantes, 1360',
    position: { lat: -8.1167, lng: -34.8956 },
    description:
      'Quatro quadras com vista para o coqueiral, torneios mensais de beach tennis e turmas de futevôlei feminino. ' +
      'Chegue antes, tome um caldinho e entre em quadra aquecido.',
    phone: '81990000106',
    instagram: '@boaviagemarena',
    owner: 'Juliana Cavalcanti',
    paymentMethod: 'platform',
    zone: 'America/Recife',
    courts: ['Quadra Pina', 'Quadra Setúbal', 'Quadra Brasília Teimosa', 'Quadra Capibaribe'],
    hours: [5, 22],
    price: 50,
  },
  {
    slug: 'praia-do-futuro',
    photos: 3,
    name: 'Praia do Futuro Vôlei',
    city: 'Fortaleza',
    district: 'Praia do Futuro',
    street: 'Avenida Zezé Diogo, 3200',
    position: { lat: -3.7461, lng: -38.4446 },
    description:
      'Vento bom, sol o ano inteiro e três quadras oficiais de vôlei de praia, duas delas também para beach tennis. ' +
      'Às quintas, depois do jogo, é noite de caranguejo.',
    phone: '85990000107',
    instagram: '@praiadofuturovolei',
    owner: 'Francisco Alencar',
    paymentMethod: 'platform',
    zone: 'America/Fortaleza',
    courts: ['Quadra Iracema', 'Quadra Mucuripe', 'Quadra Titanzinho'],
    hours: [5, 21],
    price: 40,
  },
  {
    slug: 'arena-pampulha',
    photos: 3,
    name: 'Arena Pampulha',
    city: 'Belo Horizonte',
    district: 'Pampulha',
    street: 'Avenida Otacílio Negrão de Lima, 880',
    position: { lat: -19.8516, lng: -43.9708 },
    description:
      'Minas não tem mar, mas tem quadra de areia de primeira. Quatro quadras à beira da lagoa, pão de queijo quentinho ' +
      'na cantina e day use aos domingos com roda de samba.',
    phone: '31990000108',
    instagram: '@arenapampulha',
    owner: 'Beatriz Drummond',
    paymentMethod: 'local',
    zone: SAO_PAULO,
    courts: ['Quadra Igrejinha', 'Quadra Cassino', 'Quadra Casa do Baile', 'Quadra Mirante'],
    hours: [6, 22],
    price: 55,
  },
  {
    slug: 'lago-norte',
    photos: 3,
    name: 'Lago Norte Beach Sports',
    city: 'Brasília',
    district: 'Lago Norte',
    street: 'SHIN CA 5, Lote 12',
    position: { lat: -15.7189, lng: -47.8866 },
    description:
      'Pôr do sol sobre o Paranoá e três quadras com areia tratada. Temos vestiário completo, piscina para depois do jogo ' +
      'e espaço para comemorar aniversários.',
    phone: '61990000109',
    owner: 'Marcelo Niemeyer',
    paymentMethod: 'platform',
    zone: SAO_PAULO,
    courts: ['Quadra Ipê', 'Quadra Pequi', 'Quadra Buriti'],
    hours: [6, 22],
    price: 60,
  },
  {
    slug: 'ponta-verde',
    photos: 3,
    name: 'Ponta Verde Sand Club',
    city: 'Maceió',
    district: 'Ponta Verde',
    street: 'Avenida Álvaro Otacílio, 4065',
    position: { lat: -9.6614, lng: -35.7024 },
    phone: '82990000110',
    instagram: '@pontaverdesand',
    owner: 'Larissa Calheiros',
    paymentMethod: 'platform',
    zone: 'America/Maceio',
    courts: ['Quadra Pajuçara', 'Quadra Jatiúca'],
    hours: [5, 21],
    price: 40,
  },
  {
    slug: 'ibirapuera-sand',
    photos: 3,
    name: 'Ibirapuera Sand',
    city: 'São Paulo',
    district: 'Vila Mariana',
    street: 'Rua Joaquim Távora, 1131',
    position: { lat: -23.5889, lng: -46.6404 },
    description:
      'A praia fica mais perto do que você imagina. Seis quadras, abertas 24 horas por dia, a dez minutos do parque. ' +
      'Ideal para jogar antes do trabalho ou desligar a cabeça de madrugada. Loja, cafeteria e coworking com vista ' +
      'para a areia.',
    phone: '11990000111',
    instagram: '@ibirapuerasand',
    owner: 'Gustavo Takahashi',
    paymentMethod: 'platform',
    zone: SAO_PAULO,
    courts: ['Quadra 1', 'Quadra 2', 'Quadra 3', 'Quadra 4', 'Quadra 5', 'Quadra 6'],
    hours: [0, 23],
    price: 90,
  },
  {
    slug: 'arena-tatuape',
    photos: 3,
    name: 'Arena Tatuapé',
    city: 'São Paulo',
    district: 'Tatuapé',
    street: 'Rua Tuiuti, 2250',
    position: { lat: -23.5404, lng: -46.5763 },
    description:
      'O ponto de encontro da Zona Leste: cinco quadras iluminadas, aulas em grupo todos os dias e um rachão de futevôlei ' +
      'aos sábados. Fica a cinco minutos a pé do metrô Tatuapé.',
    phone: '11990000112',
    instagram: '@arenatatuape',
    owner: 'Priscila Nakamura',
    paymentMethod: 'local',
    zone: SAO_PAULO,
    courts: ['Quadra Azul', 'Quadra Amarela', 'Quadra Verde', 'Quadra Coral', 'Quadra Branca'],
    hours: [6, 23],
    price: 75,
  },
  {
    slug: 'itapua-beach',
    photos: 3,
    name: 'Itapuã Beach Tennis',
    city: 'Salvador',
    district: 'Itapuã',
    street: 'Rua Aristides Milton, 97',
    description:
      'Uma tarde em Itapuã, com raquete na mão. Três quadras na sombra dos coqueiros, acarajé na porta e aulas ' +
      'experimentais gratuitas aos sábados de manhã.',
    phone: '71990000113',
    instagram: '@itapuabeachtennis',
    owner: 'Antônio Dorival Reis',
    paymentMethod: 'platform',
    zone: 'America/Bahia',
    courts: ['Quadra Farol', 'Quadra Abaeté', 'Quadra Sereia'],
    hours: [5, 21],
    price: 45,
  },
];
