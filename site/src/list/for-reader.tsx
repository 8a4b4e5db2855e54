import type { ItemType } from '@kupodex/data/character'
import type { Language } from '@kupodex/data/game'
import { answered, needed } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { bringTexts } from '#texts/catalogue.ts'
import { altsOf } from '#user/alts.ts'
import type { Facet } from './controls/narrow.ts'
import type { ListAlts } from './list-alts.tsx'
import { followWishes, type ListWishes, type Wishable } from './list-wishes.tsx'
import type { Signs } from './signs.ts'

/** What a list shows to its reader alone: what they want and hide, and what other characters of theirs have. */
export interface ForReader<Row> extends Pick<ListWishes<Row>, 'keep' | 'Note'> {
  signs: Signs | null
  facets: readonly Facet<Row>[]
}

export interface ListOf {
  type: ItemType
  characterId: number
}

const both = (a: Signs, b: Signs): Signs => ({
  labelOf: (id) => [a.labelOf(id), b.labelOf(id)].filter((label) => label !== '').join(', '),
  Sign: (props) => (
    <>
      {a.labelOf(props.id) !== '' && <a.Sign {...props} />}
      {b.labelOf(props.id) !== '' && <b.Sign {...props} />}
    </>
  ),
})

const together = <Row,>(wishes: ListWishes<Row> | null, alts: ListAlts<Row> | null): ForReader<Row> | null => {
  if (wishes === null && alts === null) return null
  return {
    signs: wishes && alts ? both(wishes.signs, alts.signs) : (wishes ?? alts)!.signs,
    facets: [wishes, alts].flatMap((each) => (each === null ? [] : [each.facet])),
    keep: wishes?.keep ?? ((things) => things),
    Note: wishes?.Note ?? (() => null),
  }
}

/** The script for who has several characters, with its texts. */
const altsScript = (language: Language) =>
  createResource(async () => {
    const [texts, part] = await Promise.all([
      ask('partTexts', { lang: language, part: 'alts' }).then(needed),
      import('./list-alts.tsx'),
    ])
    bringTexts(texts)
    return answered(part)
  })

/** Gives what a list shows to its reader alone, and again whenever that changes; returns how to stop. */
export const followForReader = <Row,>(
  language: Language,
  { type, characterId }: ListOf,
  read: (row: Row) => Wishable,
  use: (forReader: ForReader<Row> | null) => void,
): (() => void) => {
  let [wishes, alts]: [ListWishes<Row> | null, ListAlts<Row> | null] = [null, null]
  const stops = [
    followWishes<Row>(language, type, read, (next) => {
      wishes = next
      use(together(wishes, alts))
    }),
  ]
  const others = altsOf(safeStorage('localStorage'), characterId)
  if (others.length > 0)
    stops.push(
      altsScript(language).subscribe(({ state, value }) => {
        if (state === 'ready')
          stops.push(
            value.followAlts<Row>(language, type, others, read, (next) => {
              alts = next
              use(together(wishes, alts))
            }),
          )
      }),
    )
  return () => stops.forEach((stop) => stop())
}
