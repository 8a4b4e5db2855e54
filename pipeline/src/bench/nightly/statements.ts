/** The work of a night in SQL, as sites of this kind do it: group, window functions, group again. Both databases read it. */
interface Statements {
  /** What is timed as working out: scores, ranks, owners. */
  compute: string[]
  /**
   * What is written to files: the rows of every board by level, in order, with names, everybody's ranks by character, and the
   * rows of every rarity list with their shares.
   */
  pages: { name: string; select: string }[]
  /** What both ways are compared by. */
  ranks: string
  rarity: string
}

/** Number of the collection of achievements in `marks`. */
const achievements = 1

/** Dates of mounts and minions are known to the day (see `reachedAt`). */
const daySeconds = 86_400

/** The statements over `people`, `marks`, `weights` and `titles`; `marks` may be a table or stand for a file. */
export const statements = (marks: string): Statements => ({
  compute: [
    `create table scores as
       select w.board as board, m.person as person, sum(w.weight) as score,
         max(m.date) - case when m.type = ${achievements} then 0 else max(m.date) % ${daySeconds} end as date
       from ${marks} m join weights w on w.type = m.type and w.item = m.item
       group by w.board, m.type, m.person`,
    `create table ranks as
       select s.board as board, s.person as person, s.score as score, s.date as date, p.dc as dc, p.world as world,
         rank() over (partition by s.board order by s.score desc, s.date) as rank_global,
         rank() over (partition by s.board, p.dc order by s.score desc, s.date) as rank_dc,
         rank() over (partition by s.board, p.world order by s.score desc, s.date) as rank_world
       from scores s join people p on p.person = s.person`,
    `create table owners as
       select m.type as type, m.item as item, p.dc as dc, p.world as world, count(*) as owners
       from ${marks} m join people p on p.person = m.person
       group by m.type, m.item, p.dc, p.world
       union all
       select 0 as type, t.title as item, p.dc as dc, p.world as world, count(distinct m.person) as owners
       from ${marks} m join titles t on t.achievement = m.item join people p on p.person = m.person
       where m.type = ${achievements}
       group by t.title, p.dc, p.world`,
    `create table rarity as
       select type, item, 0 as scope, sum(owners) as owners from owners group by type, item
       union all
       select type, item, dc as scope, sum(owners) as owners from owners where dc > 0 group by type, item, dc
       union all
       select type, item, world as scope, sum(owners) as owners from owners where world > 0 group by type, item, world`,
    `create table owning as
       select m.type as type, p.dc as dc, p.world as world, count(distinct m.person) as characters
       from ${marks} m join people p on p.person = m.person
       group by m.type, p.dc, p.world`,
    `create table counted as
       select type, 0 as scope, sum(characters) as characters from owning group by type
       union all
       select type, dc as scope, sum(characters) as characters from owning where dc > 0 group by type, dc
       union all
       select type, world as scope, sum(characters) as characters from owning where world > 0 group by type, world`,
    `insert into counted select 0, scope, characters from counted where type = ${achievements}`,
    'create unique index counted_by on counted (type, scope)',
  ],
  pages: [
    ...['global', 'dc', 'world'].map((level) => ({
      name: level,
      select: `select r.board, ${level === 'global' ? '0' : `r.${level}`} as scope, p.person, p.name, p.icon, p.world_id,
           r.rank_${level} as place, r.score, r.date
         from ranks r join people p on p.person = r.person
         order by r.board, scope, place, p.person`,
    })),
    {
      name: 'look-up',
      select: 'select person, board, rank_world, rank_dc, rank_global from ranks order by person, board',
    },
    {
      name: 'rarity-lists',
      select: `select r.type, r.scope, r.item, r.owners, 100.0 * r.owners / c.characters as share
         from rarity r join counted c on c.type = r.type and c.scope = r.scope
         order by r.type, r.scope, r.owners, r.item`,
    },
  ],
  ranks: 'select board, person, score, date, rank_global, rank_dc, rank_world from ranks',
  rarity: 'select type, item, scope, owners from rarity',
})
