import { type Language, languages, type Override } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import type { SourceType } from './frame.ts'
import type { AdminTexts } from './texts.ts'

interface Props {
  fields: Override
  texts: AdminTexts
  sourceTypes: readonly SourceType[]
}

/** The name of a source type; its number where it has none here. */
export const sourceName = (sourceTypes: readonly SourceType[], id: number, texts: AdminTexts): string =>
  id === 0 ? texts.noSource : (sourceTypes.find((one) => one.id === id)?.name ?? `#${id}`)

const languageLabel = (language: Language) => <b lang="en">{language}</b>

/** What a version says instead of the table. */
export const Said = ({ fields, texts, sourceTypes }: Props) => {
  const { howTo = {}, obtainable, sourceTypeId } = fields
  if (Object.keys(fields).length === 0) return <p className="soft">{texts.asTable}</p>
  return (
    <ul className="said">
      {languages.map((language) =>
        howTo[language] === undefined ? null : (
          <li key={language}>
            {languageLabel(language)} <span lang={language}>{howTo[language]}</span>
          </li>
        ),
      )}
      {obtainable !== undefined && <li>{obtainable ? texts.obtainable : texts.notObtainable}</li>}
      {sourceTypeId !== undefined && (
        <li>{fill(texts.sourceIs, { source: sourceName(sourceTypes, sourceTypeId, texts) })}</li>
      )}
    </ul>
  )
}
