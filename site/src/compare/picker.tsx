import type { ReactNode } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { useStore } from '#ui/use-store.ts'
import { characterPagePath } from '#character/paths.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { recent, type RecentCharacter } from '#recent/recent.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { Finder } from '../search/finder.tsx'
import { Icon } from '../ui/icon.tsx'
import { Face } from '../ui/face.tsx'
import type { CompareFrame } from './frame.ts'
import { useSaved } from './use-saved.ts'

interface Props {
  frame: CompareFrame
  /** The first character. */
  character: CharacterAnswer
  /** What stands above, such as why another one has to be chosen. */
  children?: ReactNode
}

const Others = ({ frame, character, others }: Props & { others: readonly RecentCharacter[] }) => {
  const { language } = frame
  return (
    <ul className="chips">
      {others
        .filter(({ id, name }) => id !== character.id && name !== '')
        .map(({ id, name, worldName, iconUrl }) => (
          <li key={id}>
            <a href={characterPagePath(language, character.id, 'compare', id)}>
              <Face id={id} iconUrl={iconUrl} />
              <span>
                {name} <small className="soft">{worldName}</small>
              </span>
            </a>
          </li>
        ))}
    </ul>
  )
}

const Recent = (props: Props) => {
  const opened = useStore(recent)
  const others = useIsAwake() ? opened.filter(({ id }) => id !== props.character.id) : []
  if (others.length === 0) return <p className="soft">{props.frame.texts.compare.noRecent}</p>
  return <Others {...props} others={others} />
}

const Saved = (props: Props) => {
  const { language, texts } = props.frame
  const saved = useSaved()
  if (saved !== null) return <Others {...props} others={saved} />
  return (
    <p>
      <a className="link" href={inLanguage(language, pathOf('login'))} data-login="">
        <Icon name="lock" className="icon in-line" /> {texts.compare.login}
      </a>
    </p>
  )
}

/** Choosing the second character: by name, id or link, or one that was opened before. */
export const Picker = ({ frame, character, children }: Props) => {
  const { language, texts } = frame
  const { compare, finder } = texts
  return (
    <div className="stack second">
      {children}
      <section className="stack">
        <h2>{compare.pick}</h2>
        <Finder
          language={language}
          text={{ ...finder, button: compare.pickButton }}
          base={characterPagePath(language, character.id, 'compare')}
        />
      </section>
      <section className="stack">
        <h3>{compare.recent}</h3>
        <Recent frame={frame} character={character} />
      </section>
      <section className="stack">
        <h3>{compare.saved}</h3>
        <Saved frame={frame} character={character} />
      </section>
    </div>
  )
}
