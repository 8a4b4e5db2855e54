import { useStore } from '@nanostores/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { sentences } from '#format/punctuation.ts'
import { ask } from '#ask/page.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { type CharacterView, view } from './character-store.ts'
import { followCharacter } from './follow-character.ts'
import { laterWhenSeen } from './later.ts'
import { rememberRecent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { Finder } from '../search/finder.tsx'
import { Guard } from '../ui/guard.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { Profile, type ProfileTexts } from './profile.tsx'
import { SyncNow, SyncSays } from './sync-box.tsx'
import { Timeline } from './timeline-page.tsx'

interface Props {
  language: Language
  texts: ProfileTexts
  images: string | null
  /** The path of this shell, to which a character's id is appended. */
  base: string
}

type Page = 'profile' | 'timeline'

const pageIn = (path: string): Page => (/\/timeline\/?$/.test(path) ? 'timeline' : 'profile')

const isBot = () => /bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)

const pathTo = (base: string, id: number, page: Page) => `${base}${id}/${page === 'timeline' ? 'timeline/' : ''}`

/** Finds out whose page this is and follows that character; null where the address names none. */
const follow = () => {
  const id = characterIdIn(location.pathname) ?? characterIdIn(new URLSearchParams(location.search).get('q') ?? '')
  if (id === null) {
    view.set({ state: location.search === '' ? 'none' : 'notFound' })
    return null
  }
  // The shell is one for all characters: the language switch has to learn which one this is.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.pathname = link.pathname.replace(/\/char\/.*/, pathTo('/char/', id, pageIn(location.pathname)))
  return followCharacter(id, {
    ask,
    later: laterWhenSeen(document),
    isBot: isBot(),
  })
}

/** What a view says of itself in the window's title and in the list of recent characters. */
const announce = (shown: CharacterView) => {
  if (!('character' in shown) || shown.character.name === '') return
  const { id, name, worldName, iconUrl } = shown.character
  document.title = `${name} · Kupodex`
  rememberRecent(safeStorage('localStorage'), { id, name, worldName, iconUrl })
}

interface Shown extends Props {
  shown: CharacterView
  page: Page
  syncNow: () => void
}

const Head = ({
  texts,
  images,
  character,
}: Pick<Shown, 'texts' | 'images'> & { character: CharacterAnswer | null }) => {
  const { common } = texts
  const bone = character === null ? 'bone' : undefined
  return (
    <header>
      {character === null ? <div className="face bone" /> : <Picture family="avatar" id={character.id} base={images} />}
      <div>
        <h1 className={bone}>{character === null ? common.loading : character.name || common.newCharacter}</h1>
        <p className={bone ?? 'soft'}>
          {character?.dcName || common.unknown} / {character?.worldName || common.unknown}
        </p>
      </div>
    </header>
  )
}

const Tabs = ({ texts: { own }, base, page, id }: Pick<Shown, 'texts' | 'base' | 'page'> & { id: number | null }) => (
  <nav className="pages" aria-label={own.pages}>
    {(['profile', 'timeline'] as const).map((one) => (
      <a
        key={one}
        href={id === null ? undefined : pathTo(base, id, one)}
        aria-current={one === page ? 'page' : undefined}
      >
        {own[one]}
      </a>
    ))}
  </nav>
)

/** A character that can be shown, or the frame of one that is on its way. */
const Person = ({
  character,
  updating,
  ...props
}: Shown & { character: CharacterAnswer | null; updating: boolean }) => {
  const { language, texts, page } = props
  return (
    <div className="character" aria-busy={character === null}>
      <Head {...props} character={character} />
      <Tabs {...props} id={character?.id ?? null} />
      {page === 'timeline' && character !== null ? (
        <Timeline language={language} own={texts.own} loading={texts.common.loading} character={character} />
      ) : (
        <Profile {...props} character={character} updating={updating} />
      )}
    </div>
  )
}

/** The view itself, without any fetching. */
export const CharacterStates = (props: Shown) => {
  const { shown, language, syncNow } = props
  const { character: text, finder, common, own } = props.texts
  const form = <Finder language={language} text={finder} />
  const button = (updating: boolean) => (
    <SyncNow language={language} text={text} own={own} updating={updating} syncNow={syncNow} />
  )
  switch (shown.state) {
    case 'none':
      return (
        <Notice icon="person" title={finder.title}>
          {form}
        </Notice>
      )
    case 'loading':
      return <Person {...props} character={null} updating={false} />
    case 'ready':
    case 'updating':
      return <Person {...props} character={shown.character} updating={shown.state === 'updating'} />
    case 'private':
      return (
        <Notice
          icon="lock"
          title={shown.character.name || common.newCharacter}
          text={sentences(language, text.private, text.privateHint)}
        >
          {button(false)}
        </Notice>
      )
    case 'adding':
      return (
        <Notice icon="clock" title={text.adding} text={text.addingHint}>
          <SyncSays language={language} own={own} />
        </Notice>
      )
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
  const page = useSyncExternalStore<Page>(
    () => () => {},
    () => pageIn(location.pathname),
    () => 'profile',
  )
  const following = useRef<ReturnType<typeof follow>>(null)
  useEffect(() => {
    following.current = follow()
    return () => following.current?.stop()
  }, [])
  useEffect(() => announce(shown), [shown])
  const inside = { ...props, page, syncNow: () => void following.current?.syncNow() }
  return (
    <Guard instead={<CharacterStates {...inside} shown={{ state: 'error' }} />}>
      <CharacterStates {...inside} shown={shown} />
    </Guard>
  )
}
