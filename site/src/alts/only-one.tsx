import { Failed } from '#ask/failed.tsx'
import { controlTexts } from '#list/controls/texts.ts'
import { Plus, useFirstRows } from '#list/first-rows.tsx'
import { Veil } from '#shield/veil.tsx'
import { checkPage } from '#tables/page.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ListedThing } from '#things/things.ts'
import { useThings } from '#things/use-things.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import { Waiting } from '#ui/waiting.tsx'
import { type AltsFrame, type PartProps, listIn, shortName } from './frame.ts'
import { onlyOn } from './together.ts'

const mostNames = 20

interface NamesProps {
  frame: AltsFrame
  name: string
  things: readonly ListedThing[]
}

const Names = ({ frame: { language, texts }, name, things }: NamesProps) => {
  const first = useFirstRows(things, mostNames)
  const heading = fill(counted(texts.onlyOn, things.length, language), { name })
  return (
    <section className="pad stack">
      <h3>{heading}</h3>
      <ul className="alts-names">
        {first.shown.map(({ id, name: thing, mainPatch }) => (
          <li key={id}>
            <Veil patch={mainPatch} text={thing} />
          </li>
        ))}
      </ul>
      <Plus language={language} texts={controlTexts(language)} first={first} />
    </section>
  )
}

const Things = ({ frame, collector }: PartProps) => {
  const { language, texts, lists } = frame
  const list = listIn(useSearch(), lists)
  const { characters, owned, isWhole } = collector
  const view = useThings(language, list, characters[0]?.gender === 'female')
  const known = owned.get(list.type)
  if (view.state === 'failed') return <Failed language={language} again={checkPage} />
  if (known === undefined) return isWhole ? <p className="soft">{texts.unknown}</p> : <Waiting language={language} />
  if (view.state !== 'ready') return <Waiting language={language} />
  const only = characters.map((_, at) => {
    const ids = new Set(onlyOn(known.holders, at))
    return view.things.filter(({ id }) => ids.has(id))
  })
  const missing = view.things.filter(({ id, counting }) => counting === 'counted' && !known.holders.has(id)).length
  return (
    <div className="panel">
      {only.every((things) => things.length === 0) && <p className="pad soft">{texts.noneOnly}</p>}
      {only.map(
        (things, at) =>
          things.length > 0 && (
            <Names key={`${list.word}/${characters[at]?.id}`} {...{ frame, things }} name={shortName(characters, at)} />
          ),
      )}
      <p className="pad soft">{counted(texts.missing, missing, language)}</p>
    </div>
  )
}

/** What is on one of them alone, of the collection that the address names. */
export const OnlyOne = (props: PartProps) => {
  const { texts, names, lists } = props.frame
  const { word } = listIn(useSearch(), lists)
  return (
    <section className="stack">
      <h2>{texts.onlyHere}</h2>
      <label className="pick">
        <span>{texts.choose}</span>
        <select
          value={word}
          onChange={({ target }) => {
            const query = new URLSearchParams(location.search)
            query.set('list', target.value)
            replaceSearch(`?${query}`)
          }}
        >
          {lists.map((list) => (
            <option key={list.word} value={list.word}>
              {names[list.word]}
            </option>
          ))}
        </select>
      </label>
      <Things {...props} />
      <p className="unseen" role="status">
        {fill(texts.onlyLead, { name: names[word] })}
      </p>
    </section>
  )
}
