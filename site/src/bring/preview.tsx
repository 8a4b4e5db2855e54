import type { ItemType } from '@kupodex/data/character'
import { type Language, patchesById } from '@kupodex/data/game'
import { listed } from '#format/punctuation.ts'
import { Veil } from '#shield/veil.tsx'
import { counted, fill } from '#texts/fill.ts'
import type { CollectionNames } from './collection-words.ts'
import type { PlannedPart } from './plan.ts'
import type { Things } from './resolve.ts'
import type { BringTexts } from './texts.ts'
import type { Problem } from './wanted.ts'

interface Props {
  language: Language
  texts: BringTexts
  names: CollectionNames
}

/** How many things or problems are listed; of more is said how many they are. */
const mostShown = 200

const More = ({ language, texts, count }: Omit<Props, 'names'> & { count: number }) =>
  count > mostShown ? <li>{counted(texts.more, count - mostShown, language)}</li> : null

const Part = ({ language, texts, names, part, things }: Props & { part: PlannedPart; things: Things }) => {
  const { type, add, known } = part
  const all = things.get(type) ?? []
  const nameOf = new Map(all.map(({ id, name }) => [id, name]))
  const patches = patchesById(all.flatMap(({ id, patch }) => (patch === undefined ? [] : [{ id, patch }])))
  const counts = [
    ...(add.length > 0 ? [counted(texts.fresh, add.length, language)] : []),
    ...(known > 0 ? [counted(texts.known, known, language)] : []),
  ]
  const line = (
    <>
      <b>{names[type]}</b> <span className="soft">{counts.join(' · ')}</span>
    </>
  )
  if (add.length === 0) return <li>{line}</li>
  return (
    <li>
      <details>
        <summary>{line}</summary>
        <ul>
          {add.slice(0, mostShown).map(({ id }) => (
            <li key={id}>
              <Veil patch={patches.get(id) ?? null} text={nameOf.get(id) || `#${id}`} />
            </li>
          ))}
          <More {...{ language, texts }} count={add.length} />
        </ul>
      </details>
    </li>
  )
}

/** What a file brings, by collection: how much is new, which things those are, and how much is there already. */
export const Parts = ({ parts, things, ...props }: Props & { parts: readonly PlannedPart[]; things: Things }) => (
  <ul className="plain">
    {parts.map((part) => (
      <Part key={part.type} {...props} {...{ part, things }} />
    ))}
  </ul>
)

export const Problems = ({ language, texts, names, problems }: Props & { problems: readonly Problem[] }) => {
  if (problems.length === 0) return null
  const typesOf = (types: readonly ItemType[]) => listed(language, ...types.map((type) => names[type]))
  return (
    <details open={problems.length <= 5}>
      <summary>{counted(texts.problems, problems.length, language)}</summary>
      <ul>
        {problems.slice(0, mostShown).map(({ code, row, types, value }, at) => (
          <li key={at}>
            {row !== null && `${fill(texts.row, { row: String(row) })} `}
            {fill(texts.codes[code], { value, types: typesOf(types) })}
          </li>
        ))}
        <More {...{ language, texts }} count={problems.length} />
      </ul>
    </details>
  )
}
