import type { Language } from '@kupodex/data/game'
import { Controls } from '#list/controls/controls.tsx'
import type { ListControl } from '#list/controls/use-list.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { menuFor } from '#list/menu.ts'
import type { ListFacts } from './facts.ts'
import type { ListTexts } from './list-texts.ts'
import { namesOf, withoutIn } from './list-model.ts'
import type { Thing } from './thing.ts'
import { isTicked } from './words.ts'

interface Props {
  language: Language
  texts: ListTexts
  facts: ListFacts
  isPictured: boolean
  list: ListControl
}

/** How many lines are drawn in place of the rows. */
const pieces = 8

/** A list on its way: its menu can be used already, and what follows is as high as it will be. */
export const Skeleton = ({ language, texts, facts, isPictured, list: menu }: Props) => {
  const list = { ...menu, ...menuFor(menu, true, false) }
  const names = namesOf({ isPictured, isTheirs: false }, texts.controls)
  const shown: ShownRows<Thing> = { rows: [], of: 0, values: {}, counts: { shows: {}, facets: {} }, state: list.state }
  const without = withoutIn(facts, list.state.view, true)
  return (
    <div className="collection with-details" aria-busy="true">
      <div className="things list-column">
        <div className="summary">
          <p className="bone">{texts.tables.loading}</p>
          <div className="bar" />
          {isTicked(facts) && <p className="small bone">{texts.list.verify}</p>}
        </div>
        <Controls {...{ language, list, shown, names, without }} texts={texts.controls} facets={[]} isWaiting />
        <div className="waiting" aria-hidden="true">
          {Array.from({ length: pieces }, (_, at) => (
            <div key={at} className="bone" />
          ))}
        </div>
      </div>
    </div>
  )
}
