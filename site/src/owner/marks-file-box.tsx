import { useState } from 'react'
import { isItemType, type ItemType } from '@kupodex/data/character'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { toCsv } from '#bring/own-csv.ts'
import { fetchThings } from '#bring/things.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { download } from '../ui/download.ts'
import { failureText } from '../user/failure-text.ts'
import type { FailureTexts } from '../user/texts.ts'
import type { OwnerTexts } from './texts.ts'

interface Props {
  language: Language
  id: number
  texts: OwnerTexts['file']
  failures: FailureTexts
}

type Format = 'json' | 'csv'

/** The names of things by id, by type; none where they cannot be had now. */
const namesOf = async (
  language: Language,
  types: readonly ItemType[],
): Promise<ReadonlyMap<ItemType, ReadonlyMap<number, string>>> => {
  const things = await fetchThings(ask, language, types)
  const all = things.ok ? [...things.value] : []
  return new Map(all.map(([type, some]) => [type, new Map(some.map(({ id, name }) => [id, name]))]))
}

const Export = ({ language, id, texts, failures }: Props) => {
  const [said, setSaid] = useState('')
  const save = async (format: Format) => {
    const outcome = await ask('exportMarks', { id })
    if (!outcome.ok) return setSaid(failureText(failures, outcome.code))
    const { marks } = outcome.value
    const names = format === 'csv' ? await namesOf(language, Object.keys(marks).filter(isItemType)) : new Map()
    setSaid(texts.exported)
    if (format === 'csv') download(`kupodex-${id}.csv`, 'text/csv', toCsv(marks, names))
    else download(`kupodex-${id}.json`, 'application/json', JSON.stringify(outcome.value, null, 2))
  }
  return (
    <>
      <p className="row">
        <button className="button quiet" onClick={() => void save('json')}>
          {texts.exportJson}
        </button>
        <button className="button quiet" onClick={() => void save('csv')}>
          {texts.exportCsv}
        </button>
      </p>
      <p role="status" className="small">
        {said}
      </p>
    </>
  )
}

/** What a character's owner has checked off, as a file to keep, and the way to where files are read. */
export const MarksFile = (props: Props) => (
  <section className="panel pad stack">
    <h2>{props.texts.title}</h2>
    <p className="soft small">{props.texts.note}</p>
    <Export {...props} />
    <p>
      <a className="link" href={`${inLanguage(props.language, pathOf('settings'))}?char=${props.id}#bring`}>
        {props.texts.bring}
      </a>
    </p>
  </section>
)
