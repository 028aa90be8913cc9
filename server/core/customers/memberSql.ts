/** The ids of the records of the arena $1 that belong to accounts: those that were joined to a record of which its person said so. */
export const recordsOf = (players: string): string => `
  select c.id from customer root join customer c on c.arena_id = root.arena_id and c.root_id = root.id
  where root.arena_id = $1 and root.player_id = any(${players}) and root.answer = 'accepted'`;

/** The ids of the records of the arena $1 that were joined to some, themselves among them. */
export const joinedTo = (roots: string): string => `
  select c.id from customer c where c.arena_id = $1 and c.root_id = any(${roots})`;
