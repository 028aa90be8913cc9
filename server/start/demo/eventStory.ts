import type { DoubleFormat } from '#domain/events/category.ts';
import type { DecidedStatus } from '#domain/events/event.ts';

export interface CategoryStory {
  readonly category: string;
  readonly format: DoubleFormat;
  readonly who: 'women' | 'men' | 'all';
  /** Reais per player. */
  readonly price: number;
  readonly places: number;
  /** Live registrations, besides the star's. */
  readonly registered: number;
  readonly cancelled?: number;
  readonly star?: 'in the cart' | 'with a PIX' | 'paid' | 'invited';
  /** True if the partner in the newest registration has not answered yet. */
  readonly hasUnanswered?: boolean;
  /** The number of drawn groups, and how far it has been played. */
  readonly played?: { readonly groups: number; readonly upTo: 'half of the groups' | 'a semifinal' | 'the champion' };
  /** Reais, for the first three places. */
  readonly prizes: readonly [number, number, number];
}

export interface EventStory {
  readonly name: string;
  /** The arena where it takes place; a picture of that arena is its artwork. */
  readonly slug: string;
  readonly picture: number;
  readonly organizer: string;
  readonly pix: string;
  /** Its first and last day, in days from today. */
  readonly days: readonly [number, number];
  /** How many days ago it was proposed. */
  readonly proposed: number;
  readonly status: DecidedStatus;
  readonly haveTShirts: boolean;
  readonly viaGateway: boolean;
  readonly categories: readonly CategoryStory[];
}

/** Events in every state. Marina, the account that visitors log in with, organizes the first and plays in the second. */
export const EVENTS: readonly EventStory[] = [
  {
    name: 'Copa Marina de Beach Tennis',
    slug: 'areia-de-copacabana',
    picture: 2,
    organizer: 'Marina Albuquerque',
    pix: 'copamarina@quadralivre.test',
    days: [12, 14],
    proposed: 21,
    status: 'APROVADO',
    haveTShirts: true,
    viaGateway: true,
    categories: [
      {
        category: 'Mista C',
        format: 'pre-formed',
        who: 'all',
        price: 90,
        places: 16,
        registered: 12,
        cancelled: 1,
        hasUnanswered: true,
        prizes: [2_000, 1_000, 500],
      },
      {
        category: 'Feminina B',
        format: 'pre-formed',
        who: 'women',
        price: 80,
        places: 12,
        registered: 8,
        prizes: [1_500, 800, 400],
      },
      {
        category: 'Sorteio na areia',
        format: 'randomly',
        who: 'all',
        price: 45,
        places: 8,
        registered: 10,
        prizes: [600, 300, 150],
      },
    ],
  },
  {
    name: 'Open Posto 9',
    slug: 'posto-nove',
    picture: 1,
    organizer: 'Bruno Carvalho',
    pix: '21988005544',
    days: [20, 22],
    proposed: 18,
    status: 'APROVADO',
    haveTShirts: true,
    viaGateway: true,
    categories: [
      {
        category: 'Mista C/D',
        format: 'pre-formed',
        who: 'all',
        price: 95,
        places: 16,
        registered: 14,
        star: 'with a PIX',
        prizes: [2_500, 1_200, 600],
      },
      {
        category: 'Feminina livre',
        format: 'pre-formed',
        who: 'women',
        price: 110,
        places: 12,
        registered: 8,
        cancelled: 1,
        star: 'in the cart',
        prizes: [3_000, 1_500, 700],
      },
      {
        category: 'Duplas sorteadas',
        format: 'randomly',
        who: 'all',
        price: 50,
        places: 8,
        registered: 11,
        prizes: [500, 250, 100],
      },
    ],
  },
  {
    name: 'Desafio Praia do Futuro',
    slug: 'praia-do-futuro',
    picture: 1,
    organizer: 'Rafael Studart',
    pix: 'desafio.praiadofuturo@quadralivre.test',
    days: [33, 34],
    proposed: 9,
    status: 'APROVADO',
    haveTShirts: false,
    viaGateway: false,
    categories: [
      {
        category: 'Futevôlei masculino',
        format: 'pre-formed',
        who: 'men',
        price: 70,
        places: 10,
        registered: 8,
        prizes: [1_200, 600, 300],
      },
      {
        category: 'Quartetos mistos',
        format: 'teams',
        who: 'all',
        price: 60,
        places: 8,
        registered: 5,
        cancelled: 1,
        star: 'invited',
        prizes: [1_600, 800, 400],
      },
    ],
  },
  {
    name: 'Circuito Gonzaga: etapa de abertura',
    slug: 'arena-gonzaga',
    picture: 1,
    organizer: 'Isabela Franco',
    pix: 'circuito.gonzaga@quadralivre.test',
    days: [-1, 1],
    proposed: 45,
    status: 'APROVADO',
    haveTShirts: true,
    viaGateway: true,
    categories: [
      {
        category: 'Mista B',
        format: 'pre-formed',
        who: 'all',
        price: 85,
        places: 12,
        registered: 12,
        played: { groups: 4, upTo: 'a semifinal' },
        prizes: [1_800, 900, 450],
      },
      {
        category: 'Masculina C',
        format: 'pre-formed',
        who: 'men',
        price: 85,
        places: 8,
        registered: 8,
        played: { groups: 2, upTo: 'half of the groups' },
        prizes: [1_200, 600, 300],
      },
    ],
  },
  {
    name: 'Festival Jurerê',
    slug: 'jurere-beach',
    picture: 2,
    organizer: 'Karina Weiss',
    pix: '48991002233',
    days: [-24, -22],
    proposed: 80,
    status: 'APROVADO',
    haveTShirts: false,
    viaGateway: true,
    categories: [
      {
        category: 'Feminina A/B',
        format: 'pre-formed',
        who: 'women',
        price: 100,
        places: 10,
        registered: 8,
        star: 'paid',
        played: { groups: 3, upTo: 'the champion' },
        prizes: [2_000, 1_000, 500],
      },
      {
        category: 'Quartetos',
        format: 'teams',
        who: 'all',
        price: 70,
        places: 8,
        registered: 8,
        played: { groups: 2, upTo: 'the champion' },
        prizes: [2_400, 1_200, 600],
      },
    ],
  },
  {
    name: 'Copa Lagoa da Pampulha',
    slug: 'arena-pampulha',
    picture: 1,
    organizer: 'Manuela Rezende',
    pix: 'copa.pampulha@quadralivre.test',
    days: [40, 42],
    proposed: 2,
    status: 'AGUARDANDO_APROVACAO',
    haveTShirts: true,
    viaGateway: true,
    categories: [
      {
        category: 'Mista D',
        format: 'pre-formed',
        who: 'all',
        price: 75,
        places: 24,
        registered: 0,
        prizes: [1_000, 500, 250],
      },
    ],
  },
  {
    name: 'Noite Branca de Boa Viagem',
    slug: 'boa-viagem-arena',
    picture: 1,
    organizer: 'Eduarda Lins',
    pix: '81990007766',
    days: [27, 27],
    proposed: 1,
    status: 'AGUARDANDO_APROVACAO',
    haveTShirts: false,
    viaGateway: false,
    categories: [],
  },
  {
    name: 'Torneio das Águas de Março',
    slug: 'ibirapuera-sand',
    picture: 1,
    organizer: 'Gabriela Torres',
    pix: 'aguasdemarco@quadralivre.test',
    days: [6, 7],
    proposed: 30,
    status: 'CANCELADO',
    haveTShirts: false,
    viaGateway: true,
    categories: [
      {
        category: 'Mista livre',
        format: 'pre-formed',
        who: 'all',
        price: 80,
        places: 16,
        registered: 0,
        cancelled: 3,
        star: 'in the cart',
        prizes: [1_000, 500, 250],
      },
    ],
  },
];
