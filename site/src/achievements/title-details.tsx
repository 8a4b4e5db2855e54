import { titled } from '#format/punctuation.ts'
import { Veil } from '#shield/veil.tsx'
import { CopyButton } from './copy-button.tsx'
import { Owners } from './owners.tsx'
import type { Shown } from './shown.ts'
import type { SearchedTitle } from './title-search.ts'
import { When } from './when.tsx'

interface Props extends Shown {
  title: SearchedTitle
  /** The page of the achievement that gives it. */
  path: string
}

/** Everything about a title that is opened. */
export const TitleDetails = (props: Props) => {
  const { language, texts, title, path } = props
  const { name, other, section, patch, achievement, date, kind, category } = title
  const { titles } = texts.room
  return (
    <article className="stack">
      <h2 id="details" tabIndex={-1}>
        <Veil patch={patch} text={name} />
      </h2>
      <Veil patch={patch} text={name} quiet>
        <div className="row">
          <CopyButton texts={titles} text={name} />
        </div>
        {other !== null && <p className="small soft">{titled(language, titles.other, other)}</p>}
        <p>
          {titled(language, titles.givenBy, '')}
          <a className="link" href={path}>
            {achievement.name}
          </a>
        </p>
      </Veil>
      <p className="small soft">{`${kind} › ${category}`}</p>
      <p className="state" data-state={section === 'obtained' ? 'completed' : section}>
        {date === null ? (
          titles.sections[section]
        ) : (
          <When language={language} date={date} texts={{ dated: titles.obtained, undated: titles.sections.obtained }} />
        )}
      </p>
      <Owners {...props} heading={texts.rarity.percent} type="title" id={title.id} />
    </article>
  )
}
