import { desk } from './fillDesk.ts';
import {
  CATEGORIES,
  COURTS,
  DAYS,
  DRAWN_EVERY,
  FIRST_HOUR,
  HOURS,
  LARGE_COURTS,
  GUESTS,
  LARGE_REGULARS,
  ORGANIZERS,
  PAST_DAYS,
  REGULARS,
  type Size,
  sqlId,
} from './world.ts';

const FIRST_NAMES =
  'Ana João Íris Caio Bia Téo Lívia Rui Marina José Clara Davi Érica Hugo Júlia Nina Otávio Paula Raul Sônia';
const MIDDLE_NAMES =
  'Alves Barros Costa Dias Esteves Freitas Gomes Horta Lima Moraes Nunes Prado Queiroz Reis Souza Teles';
const LAST_NAMES =
  'Araújo Brandão Cardoso Duarte Franco Guimarães Jardim Leão Macedo Novaes Pacheco Quadros Ribeiro Sá Torres Vilela';
const CITIES = 'Santos Guarujá Bertioga Niterói Recife Olinda Fortaleza Natal Vitória Florianópolis';

/** The nth word of a list, counted round. */
function word(words: string, n: string): string {
  const list = words.split(' ');
  return `(array['${list.join("','")}'])[1 + (${n})::int % ${list.length}]`;
}

const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`;
/** Spreads numbers over 0 … 9,999. */
const chance = (n: string): string => `(abs(hashint8((${n})::bigint)::bigint) % 10000)`;
const PRICE = 80_50;

/** The statements that fill an empty database, in order, each with what it writes. */
export function fillStatements(size: Size): readonly (readonly [what: string, text: string])[] {
  return [...people(size), ...arenas(size), ...reservations(size), ...desk(size), ...events(size)];
}

function people({ players, arenas }: Size) {
  const person = (kind: 'player' | 'owner' | 'admin', role: string, count: number) => `
    insert into person (id, email, name, role, gender, city, phone, created_at)
    select ${sqlId(kind, 'n')}, '${kind}-' || n || '@exemplo.com',
      ${word(FIRST_NAMES, 'n')} || ' ' || ${word(MIDDLE_NAMES, 'n / 20')} || ' ' || ${word(LAST_NAMES, 'n / 320')},
      '${role}', 'F', ${word(CITIES, chance('n'))}, '13' || (900000000 + n), now() - interval '3 years'
    from generate_series(0, ${count} - 1) n`;
  return [
    ['players', person('player', 'player', players)],
    ['owners', person('owner', 'arena-owner', arenas)],
    ['an admin', person('admin', 'admin', 1)],
  ] as const;
}

function arenas({ arenas: count, players }: Size) {
  return [
    [
      'arenas',
      `insert into arena (id, owner_id, name, city, street, district, phone, payment_method, search_key, created_at,
          max_unpaid_hours)
        select ${sqlId('arena', 'n')}, ${sqlId('owner', 'n')},
          'Arena ' || ${word(LAST_NAMES, chance('n'))} || ' ' || n, ${word(CITIES, 'n')},
          'Avenida da Praia, ' || n, 'Praia ' || ${word(MIDDLE_NAMES, 'n')}, '13988887777',
          case when n % 4 = 1 then 'platform' else 'local' end, 'arena ' || n, now() - interval '3 years', 200
        from generate_series(0, ${count} - 1) n`,
    ],
    [
      'teams',
      `insert into membership (arena_id, person_id, role, since) select id, owner_id, 'owner', created_at from arena`,
    ],
    ['workplaces', 'update person set works_at = m.arena_id from membership m where m.person_id = person.id'],
    [
      'courts',
      `insert into court (arena_id, id, name, created_at)
        select ${sqlId('arena', 'a')}, ${sqlId('court', 'a * 100 + c')}, 'Quadra ' || (c + 1), now() - interval '3 years'
        from generate_series(0, ${count} - 1) a,
          generate_series(0, case a when 0 then ${LARGE_COURTS} else ${COURTS} end - 1) c`,
    ],
    [
      'hours',
      `insert into time_slot (arena_id, id, start_hour, price_centavos)
        select ${sqlId('arena', 'a')}, ${sqlId('slot', 'a * 100 + h')}, ${FIRST_HOUR} + h, ${PRICE}
        from generate_series(0, ${count} - 1) a, generate_series(0, ${HOURS} - 1) h`,
    ],
    [
      'alterations',
      `insert into slot_alteration (arena_id, id, time_slot_id, day, is_available, price_centavos, created_at)
        select ${sqlId('arena', 'a')}, ${sqlId('alteration', 'n * 2000 + a')}, ${sqlId('slot', 'a * 100 + n % 10')},
          ${TODAY} + 60 - n / 10, true, 9000, now()
        from generate_series(0, ${count} - 1) a, generate_series(0, case a when 0 then 3000 else 10 end - 1) n`,
    ],
    [
      'vouchers',
      `insert into voucher (arena_id, id, player_id, code, discount_basis_points, credits, created_at)
        select ${sqlId('arena', 'a')}, ${sqlId('voucher', 'n * 2000 + a')},
          ${sqlId('player', `(a * 197 + n) % ${players}`)}, 'CLUBE' || n, 1000, 5, now()
        from generate_series(0, ${count} - 1) a, generate_series(0, case a when 0 then 1000 else 20 end - 1) n`,
    ],
    [
      "arenas' tournaments",
      `insert into arena_tournament
          (arena_id, id, name, phone_to_contact, registration_starts_on, registration_ends_on, starts_on, ends_on, created_at)
        select ${sqlId('arena', 'a')}, ${sqlId('arenaTournament', 'n * 2000 + a')}, 'Torneio ' || n, '13988887777',
          ${TODAY} - 10, ${TODAY} + 10, ${TODAY} + 20, ${TODAY} + 22, now()
        from generate_series(0, ${count} - 1) a, generate_series(0, case a when 0 then 100 else 5 end - 1) n`,
    ],
    [
      'unregistered arenas',
      `insert into unregistered_arena (id, name, city, created_at)
        select ${sqlId('unregisteredArena', 'n')}, 'Clube ' || n, ${word(CITIES, 'n')}, now()
        from generate_series(0, ${count} - 1) n`,
    ],
  ] as const;
}

/** The day's games of every arena, in the order in which they were played, as time would have written them. */
function reservations({ arenas: count, players, largePerDay }: Size) {
  const regular = `case a when 0 then (d * 131 + k * 7) % ${LARGE_REGULARS} else (a * 197 + (d * 31 + k * 7) % ${REGULARS}) end % ${players}`;
  return [
    [
      'customers',
      `insert into customer (arena_id, id, root_id, name, phone, made_at)
        select ${sqlId('arena', 'a')}, ${sqlId('customer', `a * 100 + n`)}, ${sqlId('customer', `a * 100 + n`)},
          'Visitante ' || n, '1398888' || lpad(n::text, 4, '0'), now() - interval '400 days'
        from generate_series(0, ${count} - 1) a, generate_series(0, ${GUESTS} - 1) n`,
    ],
    [
      'reservations',
      `insert into reservation (arena_id, id, player_id, guest_player_name, customer_id, day, total_centavos, payment_method, status,
          made_by, created_at, closed_at, settled_centavos, status_before)
        select arena, id, case when not is_guest then ${sqlId('player', regular)} end,
          case when is_guest then 'Visitante' end, case when is_guest then ${sqlId('customer', `a * 100 + (d + k) % ${GUESTS}`)} end, day, ${PRICE}, method, status,
          case when is_guest then 'owner' else 'player' end, least(day::timestamptz - interval '3 days', now() - interval '1 hour'),
          case when status in ('PAGA', 'CANCELADA', 'EXPIRADA') then day::timestamptz end,
          case when is_settled then ${PRICE} else 0 end, case when is_settled then 'PENDENTE' end
        from (
          select *, method = 'local' and status = 'PAGA' and chance % 3 = 0 and d > ${PAST_DAYS} - 120 as is_settled
          from (
            select *, case
              when chance < 1000 then 'CANCELADA'
              when method = 'platform' then case when chance < 1500 then 'EXPIRADA' else 'PAGA' end
              when is_guest then case when day < ${TODAY} then 'PAGA' else 'CONFIRMADA' end
              when day >= ${TODAY} or chance < 1300 then 'PENDENTE'
              else 'PAGA' end as status
            from (
              select a, d, k, ${TODAY} - ${PAST_DAYS} + d as day, ${sqlId('arena', 'a')} as arena,
                ${sqlId('reservation', 'd::bigint * 200000 + a * 150 + k')} as id,
                case when a % 4 = 1 then 'platform' else 'local' end as method,
                a % 4 <> 1 and ${chance('d::bigint * 200001 + a * 150 + k')} < 1000 as is_guest,
                ${chance('d::bigint * 200000 + a * 150 + k')} as chance
              from generate_series(0, ${DAYS} - 1) d, generate_series(0, ${count} - 1) a,
                generate_series(0, case a when 0 then ${largePerDay} else 2 + (a + d) % 2 end - 1) k) n) s) r
        order by d, a, k`,
    ],
    [
      'their hours',
      `insert into reservation_slot
          (arena_id, reservation_id, court_id, hour, court_name, time_slot_id, sport, price_centavos)
        select ${sqlId('arena', 'a')}, ${sqlId('reservation', 'd::bigint * 200000 + a * 150 + k')},
          ${sqlId('court', `a * 100 + ${COURT_OF}`)}, ${HOUR_OF}, 'Quadra ' || (${COURT_OF} + 1),
          ${sqlId('slot', `a * 100 + ${HOUR_OF} - ${FIRST_HOUR}`)}, 'BEACH_TENNIS', ${PRICE}
        from generate_series(0, ${DAYS} - 1) d, generate_series(0, ${count} - 1) a,
          generate_series(0, case a when 0 then ${largePerDay} else 2 + (a + d) % 2 end - 1) k
        order by d, a, k`,
    ],
    [
      'their occupants',
      `insert into occupant (arena_id, id, kind)
        select arena_id, id, 'booking' from reservation where status not in ('CANCELADA', 'EXPIRADA') order by id`,
    ],
    [
      'their claims',
      `insert into slot_claim (arena_id, court_id, day, hour, reservation_id)
        select s.arena_id, s.court_id, r.day, s.hour, r.id
        from reservation r join reservation_slot s on s.arena_id = r.arena_id and s.reservation_id = r.id
        where r.status not in ('CANCELADA', 'EXPIRADA') order by r.id`,
    ],
    [
      'charges',
      `insert into charge (id, purpose, arena_id, reservation_id, provider, provider_id, idempotency_key, amount_centavos,
          receiver, reference, status, qr_code, expires_at, created_at, approved_at, poll_token)
        select gen_random_uuid(), 'reservation', arena_id, id, 'sandbox', 'sandbox-' || id, 'key-' || id, total_centavos,
          'sandbox', 'reference-' || id, 'approved', '000201', created_at + interval '1 hour', created_at, created_at, 'poll-' || id
        from reservation where payment_method = 'platform' and status = 'PAGA'`,
    ],
    [
      'installments',
      `insert into installment (arena_id, id, reservation_id, info, value_centavos, created_at)
        select arena_id, gen_random_uuid(), id, 'Pix na arena', settled_centavos, day
        from reservation where settled_centavos > 0`,
    ],
  ] as const;
}

const COURT_OF = `(k % case a when 0 then ${LARGE_COURTS} else ${COURTS} end)`;
const HOUR_OF = `(${FIRST_HOUR} + k / case a when 0 then ${LARGE_COURTS} else ${COURTS} end
  + case a when 0 then 0 else (d * 5 + a) % ${HOURS} end)`;

/** Categories are numbered e * 3 + c; their registrations c * 10000 + r. */
function events({ events: count, players, largePairs }: Size) {
  const pairs = `case e * ${CATEGORIES} + c when 0 then ${largePairs} else 8 end`;
  const category = sqlId('category', `e * ${CATEGORIES} + c`);
  const registration = sqlId('registration', `(e * ${CATEGORIES} + c)::bigint * 10000 + r`);
  const entrant = (r: string) => sqlId('entrant', `e::bigint * 10000 + ${r}`);
  const isDrawn = `e % ${DRAWN_EVERY} = 0 and c = 0`;
  const cart = sqlId('cart', `(e * ${CATEGORIES} + c)::bigint * 10000 + r`);
  const cartCharge = sqlId('charge', `(e * ${CATEGORIES} + c)::bigint * 10000 + r`);
  const player = `(e::bigint * 997 + c * 17 + r * 2 + p) % ${players}`;
  const eachPair = `generate_series(0, ${count} - 1) e, generate_series(0, ${CATEGORIES} - 1) c, generate_series(0, ${pairs} - 1) r`;
  return [
    [
      'events',
      `insert into event (id, organizer_id, name, phone_to_contact, starts_on, ends_on, arena_name, pix_organizer, city,
          street, have_t_shirts, status, payment_via_gateway, created_at)
        select ${sqlId('event', 'e')}, ${sqlId('player', `case when e % 10 = 0 then 0 else e % ${ORGANIZERS} end`)},
          'Copa ' || ${word(LAST_NAMES, 'e')} || ' ' || e, '13988887777', ${TODAY} + s, ${TODAY} + s + 2,
          'Arena ' || e, 'copa@exemplo.com', ${word(CITIES, 'e')}, 'Rua da Areia, ' || e, true,
          case when e % 20 = 7 then 'AGUARDANDO_APROVACAO' when e % 20 = 9 then 'CANCELADO' else 'APROVADO' end,
          e % 2 = 0, now() - interval '1 month'
        from generate_series(0, ${count} - 1) e, lateral (select case when e % 10 = 3 then -(e % 300) - 5 else e % 180 + 1 end) as s (s)`,
    ],
    [
      'categories',
      `insert into category (id, event_id, name, category, double_format, price_centavos, starts_on, registration_ends_on,
          payment_ends_on, first_prize_centavos, second_prize_centavos, third_prize_centavos, doubles_number,
          doubles_taken, payment_via_gateway, created_at, phase, draw_seed, groups_number)
        select ${category}, ev.id, 'Mista ' || c, 'Mista ' || c, 'pre-formed', 6000, ev.starts_on, ev.starts_on - 3, ev.starts_on - 2,
          100000, 50000, 25000, 2 * ${pairs}, ${pairs}, ev.payment_via_gateway, now(),
          case when ${isDrawn} then 'matches' else 'registrations' end, case when ${isDrawn} then 'semente' end,
          case when ${isDrawn} then ${pairs} / 4 end
        from generate_series(0, ${count} - 1) e, generate_series(0, ${CATEGORIES} - 1) c, event ev
        where ev.id = ${sqlId('event', 'e')}`,
    ],
    [
      'entrants',
      `insert into entrant (id, category_id, group_index, draw_order)
        select ${entrant('r')}, ${category}, r / 4, r from ${eachPair} where ${isDrawn}`,
    ],
    [
      'registrations',
      `insert into registration (id, event_id, category_id, status, created_at, entrant_id)
        select ${registration}, ${sqlId('event', 'e')}, ${category},
          case when r % 4 = 0 and not (${isDrawn}) then 'PENDENTE' else 'PAGA' end, now() - interval '1 month',
          case when ${isDrawn} then ${entrant('r')} end
        from ${eachPair}`,
    ],
    [
      'their members',
      `insert into registration_member (registration_id, position, category_id, player_id, shirt_size, owed_centavos,
          paid_via, paid_at, standing, invited_by, invited_until)
        select ${registration}, p, ${category}, ${sqlId('player', player)}, 'M', 6000,
          case when is_paid then 'gateway' end, case when is_paid then now() end,
          case when not is_paid and p = 1 then 'invited' else 'accepted' end,
          case when p = 1 then ${sqlId('player', player.replace(' + p', ''))} end,
          case when p = 1 then now() + interval '90 days' end
        from ${eachPair}, generate_series(0, 1) p,
          lateral (select r % 4 <> 0 or (${isDrawn})) as paid (is_paid)`,
    ],
    [
      'carts',
      `insert into cart (id, event_id, player_id, created_at)
        select ${cart}, ${sqlId('event', 'e')},
          ${sqlId('player', player.replace(' + p', ''))}, now()
        from ${eachPair} where r % 4 = 0 and not (${isDrawn}) on conflict do nothing`,
    ],
    [
      'their debts',
      `insert into cart_item (cart_id, registration_id, position, owed_centavos)
        select k.id, ${registration}, 0, 6000
        from ${eachPair}, cart k where k.id = ${cart}`,
    ],
    [
      'paid carts',
      `insert into cart (id, event_id, player_id, is_open, created_at)
        select ${cart}, ${sqlId('event', 'e')}, ${sqlId('player', player.replace(' + p', ''))}, false, now() - interval '1 month'
        from ${eachPair} where r % 4 = 1`,
    ],
    [
      'their charges',
      `insert into charge (id, purpose, cart_id, provider, provider_id, idempotency_key, amount_centavos, receiver, reference,
          status, qr_code, expires_at, created_at, approved_at, poll_token)
        select ${cartCharge}, 'cart', ${cart}, 'sandbox', 'sandbox-' || ${cart}, 'key-' || ${cart}, 6000, 'sandbox',
          'reference-' || ${cart}, 'approved', '000201', now() + interval '30 days', now(), now(), 'poll-' || ${cart}
        from ${eachPair} where r % 4 = 1`,
    ],
    [
      'what they pay for',
      `insert into charge_part (charge_id, registration_id, position, amount_centavos)
        select ${cartCharge}, ${registration}, 0, 6000 from ${eachPair} where r % 4 = 1`,
    ],
    [
      'matches',
      `insert into match (id, category_id, stage, group_index, round, place, one_id, two_id, games_one, games_two, winner_id)
        select ${sqlId('match', 'e::bigint * 10000 + g * 6 + m')}, ${sqlId('category', `e * ${CATEGORIES}`)}, 'GRUPOS', g,
          1 + m / 2, g * 2 + m % 2, one, two, case when is_played then 6 end, case when is_played then 2 end,
          case when is_played then one end
        from generate_series(0, ${count} - 1) e,
          generate_series(0, case e when 0 then ${largePairs} else 8 end / 4 - 1) g, generate_series(0, 5) m,
          lateral (select ${entrant('(g * 4 + (array[0,1,0,1,0,2])[m + 1])')}, ${entrant('(g * 4 + (array[3,2,2,3,1,3])[m + 1])')},
            m < 4) as sides (one, two, is_played)
        where e % ${DRAWN_EVERY} = 0`,
    ],
  ] as const;
}
