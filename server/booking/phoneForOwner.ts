/**
 * The phone of a player for the owner of a reservation's arena, as SQL over the two tables by their names there: of who
 * has booked at that arena. Else an owner would get anybody's phone by reserving for them.
 */
export function phoneForOwner(reservation: string, person: string): string {
  return `case when ${reservation}.made_by = 'player' or exists (
    select 1 from reservation booked where booked.arena_id = ${reservation}.arena_id
      and booked.player_id = ${reservation}.player_id and booked.made_by = 'player') then ${person}.phone end`;
}
