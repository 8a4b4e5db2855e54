import { Fragment, type ReactNode } from 'react'
import type { PageDetail, TitleDetail } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { DetailsHeading } from '#list/details-column.tsx'
import { Veil } from '#shield/veil.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { fill } from '#texts/fill.ts'
import { Owners } from './owners.tsx'
import type { ShownCollection } from './shown.ts'
import { isKnown } from './states.ts'
import type { SearchedTitle } from './title-search.ts'
import { sectionName } from './titles.ts'
import { When } from './when.tsx'

interface Props extends ShownCollection {
  title: SearchedTitle
  /** The page of the achievement that gives it. */
  path: string
}

const parts: Record<TitleDetail, (props: Props) => ReactNode> = {
  forms: ({ language, texts: { room }, title: { name, other, patch } }) => (
    <Veil patch={patch} text={name} quiet>
      <div className="row">
        <CopyButton className="copy" language={language} text={name} name={fill(room.titles.copy, { title: name })} />
      </div>
      {other !== null && <p className="small soft">{titled(language, room.titles.other, other)}</p>}
    </Veil>
  ),
  givenBy: ({ language, texts: { room }, title: { name, patch, achievement }, path }) => (
    <Veil patch={patch} text={name} quiet>
      <p>
        {titled(language, room.titles.givenBy, '')}
        <a className="link" href={path}>
          {achievement.name}
        </a>
      </p>
    </Veil>
  ),
  category: ({ title: { kind, category } }) => <p className="small soft">{`${kind} › ${category}`}</p>,
  date: ({ language, texts, character, title: { section, date } }) => (
    <p className="state" data-state={section === 'obtained' ? 'completed' : section}>
      {date === null ? (
        sectionName(texts, section, isKnown(character))
      ) : (
        <When
          language={language}
          date={date}
          texts={{ dated: texts.room.titles.obtained, undated: texts.room.titles.sections.obtained }}
        />
      )}
    </p>
  ),
  share: (props) => <Owners {...props} heading={props.texts.rarity.percent} type="title" id={props.title.id} />,
}

const isPart = (word: PageDetail): word is TitleDetail => word in parts

export const TitleDetails = (props: Props) => {
  const { name, patch } = props.title
  return (
    <article className="stack">
      <DetailsHeading openKey={props.title.id}>
        <Veil patch={patch} text={name} />
      </DetailsHeading>
      {props.page.details.filter(isPart).map((word) => (
        <Fragment key={word}>{parts[word](props)}</Fragment>
      ))}
    </article>
  )
}
