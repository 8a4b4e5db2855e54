import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import { characterIdIn } from '#paths/lodestone.ts'
import { type CharacterView, followCharacter, view } from '#stores/character.ts'
import { rememberRecent } from '#stores/recent.ts'
import { Finder } from './finder.tsx'
import { Notice } from './notice.tsx'
import { Profile, type ProfileTexts } from './profile.tsx'

interface Props {
  language: Language
  texts: ProfileTexts
  images: string | null
  /** The path of this shell, to which a character's id is appended. */
  base: string
}

const follow = () => {
  const id = characterIdIn(location.pathname) ?? characterIdIn(new URLSearchParams(location.search).get('q') ?? '')
  if (id === null) {
    view.set({ state: location.search === '' ? 'none' : 'notFound' })
    return () => {}
  }
  // The shell is one for all characters: the language switch has to learn which one this is.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.pathname = link.pathname.replace(/\/char\/.*/, `/char/${id}/`)
  return followCharacter(id, {
    ask: fetch.bind(globalThis),
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** What a view says of itself in the window's title and in the list of recent characters. */
const announce = (shown: CharacterView) => {
  if (!('character' in shown) || shown.character.name === '') return
  const { id, name, worldName, iconUrl } = shown.character
  document.title = `${name} · Kupodex`
  rememberRecent(localStorage, { id, name, worldName, iconUrl })
}

/** The view itself, without any fetching. */
export const CharacterStates = ({ shown, ...props }: Props & { shown: CharacterView }) => {
  const { character: text, finder, common } = props.texts
  const form = <Finder text={finder} action={props.base} />
  switch (shown.state) {
    case 'none':
      return (
        <Notice icon="person" title={finder.title}>
          {form}
        </Notice>
      )
    case 'loading':
      return <Profile {...props} character={null} updating={false} />
    case 'ready':
    case 'updating':
      return <Profile {...props} character={shown.character} updating={shown.state === 'updating'} />
    case 'private':
      return (
        <Notice
          icon="lock"
          title={shown.character.name || common.newCharacter}
          text={`${text.private} ${text.privateHint}`}
        />
      )
    case 'adding':
      return <Notice icon="clock" title={text.adding} text={text.addingHint} />
    case 'deleted':
      return <Notice icon="person" title={text.deleted} />
    case 'notFound':
      return (
        <Notice icon="telescope" title={text.notFound} text={text.notFoundHint}>
          {form}
        </Notice>
      )
    case 'error':
      return (
        <Notice icon="alert" title={text.error} text={text.errorHint}>
          <button className="button" onClick={() => location.reload()}>
            {text.retry}
          </button>
        </Notice>
      )
  }
}

/** The island of the character page: finds out whose page it is, fetches and shows it. */
export const Character = (props: Props) => {
  const shown = useStore(view)
  useEffect(follow, [])
  useEffect(() => announce(shown), [shown])
  return <CharacterStates {...props} shown={shown} />
}
