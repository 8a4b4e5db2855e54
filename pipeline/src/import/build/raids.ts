import { fromFacts } from './build.ts'

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** Raids with the day they opened (UTC), from `data/hand/raids.csv` (achievement, released, expansion). */
export const raids = fromFacts('raids', ({ hand, sheets }) =>
  hand.read('raids', ['achievement', 'name', 'released', 'expansion']).map((row) => {
    const id = row.int('achievement')
    const achievement = sheets.open('Achievement').get(id)
    if (!achievement || achievement.text('Name') === '') row.refuse('achievement', `there is no achievement ${id}`)
    const day = row.maybeText('released')
    if (day !== null && Number.isNaN(secondsOf(day))) row.refuse('released', `"${day}" is not a valid date`)
    return {
      id,
      name: {
        en: row.maybeText('name') ?? row.refuse('name', 'the name is empty'),
        de: row.maybeText('name_de'),
        fr: row.maybeText('name_fr'),
        ja: row.maybeText('name_ja'),
      },
      released: day === null ? null : secondsOf(day),
      expansionId: row.int('expansion'),
    }
  }),
)
