import type { CharacterAnswer } from '@kupodex/data/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { characterPagePath } from '#character/paths.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { type RecentCharacter, recent, shownOf } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { useStore } from '#ui/use-store.ts'
import { Finder } from '../search/finder.tsx'
import { Face } from '../ui/face.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CompareFrame } from './frame.ts'

/** The characters that the user who is logged in owns, and the favorites; null where nobody is logged in. */
const useSaved = (): readonly RecentCharacter[] | null => {
  const [saved, setSaved] = useState<readonly RecentCharacter[] | null>(null)
  useEffect(() => {
    if (!mayBeUser(safeStorage('localStorage'))) return
    return followLater(
      () => import('../user/user.ts'),
      ({ followUser, user }) => {
        followUser()
        return user.subscribe((known) => setSaved(known === null ? null : [...known.own, ...known.favorites]))
      },
    )
  }, [])
  return saved
}

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
  const others = useIsAwake() ? shownOf(opened, new Set([props.character.id])) : []
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
        <Icon name="lock" className="icon in-line" />
        {texts.compare.login}
      </a>
    </p>
  )
}

/** Choosing the second character: by name, id or link, or one that was opened before. */
export const Picker = ({ frame, character, children }: Props) => {
  const { language, texts } = frame
  const { compare } = texts
  return (
    <div className="stack second">
      {children}
      <section className="stack">
        <h2>{compare.pick}</h2>
        <Finder language={language} button={compare.pickButton} compared={character.id} />
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
