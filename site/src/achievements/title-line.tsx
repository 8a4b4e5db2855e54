import { memo } from 'react'
import { useVeiled, Veil } from '#shield/veil.tsx'
import { Icon } from '../ui/icon.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { fill } from '#texts/fill.ts'
import type { PageProps } from './shown.ts'
import type { SearchedTitle } from './title-search.ts'
import { When } from './when.tsx'

interface Props extends PageProps {
  title: SearchedTitle
  path: string
  /** The page of the achievement that gives it. */
  achievementPath: string
  isOpen: boolean
}

/** A title in a list: both of its forms, what gives it, and when it did. Drawn again only when it changes. */
export const TitleLine = memo(function TitleLine({ language, texts, title, path, achievementPath, isOpen }: Props) {
  const { name, other, section, patch, achievement, date } = title
  const { titles } = texts.room
  const isVeiled = useVeiled(patch, name)
  return (
    <div className="deed" data-state={section === 'obtained' ? 'completed' : section}>
      <Icon name="title" />
      <div>
        {isVeiled ? (
          <Veil patch={patch} text={name} />
        ) : (
          <>
            <a className="stretched" href={path} data-thing={title.id} aria-current={isOpen || undefined}>
              {name}
            </a>
            <p className="small soft">
              {other !== null && <span>{other}</span>}
              <a className="link" href={achievementPath}>
                {achievement.name}
              </a>
            </p>
          </>
        )}
      </div>
      <small className="when">
        {date !== null && (
          <When language={language} date={date} texts={{ dated: '{date}', undated: titles.sections.obtained }} />
        )}
      </small>
      {!isVeiled && (
        <CopyButton className="copy" language={language} text={name} name={fill(titles.copy, { title: name })} />
      )}
    </div>
  )
})
