import { progressOf } from '@kupodex/data/contract'
import { boardTypes, type Language } from '@kupodex/data/game'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { atom } from 'nanostores'
import { type CharacterView, sync, type SyncView, view } from '#character/character-store.ts'
import { characterPagePath } from '#character/paths.ts'
import { StateActions } from '#character/state-actions.tsx'
import { stateTexts } from '#character/state-texts.ts'
import { anonymousTexts } from '#character/texts.ts'
import { SyncNow } from '#character/sync-now.tsx'
import { agoText } from '#format/when.ts'
import { countWords } from '#list/sums/count-words.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts, finderTexts, listNameTexts } from '#texts/texts.ts'
import { Face } from '#ui/face.tsx'
import { Box } from '#ui/box.tsx'
import { useNow } from '#ui/use-now.ts'
import { useStore } from '#ui/use-store.ts'
import type { ReaderCharacter } from '#user/reader-characters.ts'
import { followCharacter, type FollowedStores } from '#character/follow-character.ts'
import { surroundingsOf } from '#character/surroundings.ts'
import { followHere, syncNow } from '#character/this-character.ts'
import { deskTexts } from './texts.ts'
import { useSince } from './use-since.ts'

const ofThisPage: FollowedStores = { view, sync }

const newStores = (): FollowedStores => ({
  view: atom<CharacterView>({ state: 'loading' }),
  sync: atom<SyncView>({ state: 'idle' }),
})

/** Follows a character for as long as it is drawn; the first one of the desk as that of the page, with which other parts of the page draw. */
const useFollowed = (id: number, isFirst: boolean): FollowedStores & { syncNow: () => void } => {
  const stores = useMemo(() => (isFirst ? ofThisPage : newStores()), [isFirst])
  const following = useRef<ReturnType<typeof followCharacter> | null>(null)
  useEffect(() => {
    if (isFirst) return followHere(id)
    const one = (following.current = followCharacter(id, surroundingsOf(), stores))
    return one.stop
  }, [id, isFirst, stores])
  return { ...stores, syncNow: isFirst ? syncNow : () => void following.current?.syncNow() }
}

interface Props {
  language: Language
  /** Null until they are known. */
  characters: readonly ReaderCharacter[] | null
  /** Whether somebody is logged in: else the first character passes for the reader's. */
  isUser: boolean
  /** Whether nobody's character is among them: it has what is checked off in this browser. */
  isNobody: boolean
}

/** How long ago a character was read, or why nothing is known of it. */
const freshness = (shown: CharacterView, now: number, language: Language): string => {
  const { character } = stateTexts(language)
  if (shown.state === 'loading') return '\u00a0'
  if (!('character' in shown)) return shown.state === 'none' ? '' : character[shown.state]
  const { updatedAt } = shown.character
  return updatedAt === null
    ? character.notYet
    : fill(deskTexts(language).synced, { ago: agoText(updatedAt, now, language) })
}

/** How far a character is where it can be ranked; nothing of what is not known. */
const progressWords = (shown: CharacterView, language: Language): string => {
  if (!('character' in shown)) return ''
  const names = listNameTexts(language)
  return boardTypes
    .flatMap((type) => {
      const progress = progressOf(shown.character, [type])
      if (progress === null) return []
      return `${names[type]} ${countWords(language, progress.count, progress.possible)}`
    })
    .join(' · ')
}

type LineProps = Pick<Props, 'language'> & { one: ReaderCharacter; isFirst: boolean; isTheirs: boolean }

const Line = ({ language, one, isFirst, isTheirs }: LineProps) => {
  const { view, sync, syncNow } = useFollowed(one.id, isFirst)
  const shown = useStore(view)
  const { character: text, own } = stateTexts(language)
  const since = useSince(isFirst ? null : shown, language)
  const fresh = freshness(shown, useNow(60_000), language)
  const says = since || fresh
  const isIdle = useStore(sync).state === 'idle'
  return (
    <li className={since !== '' && isIdle ? 'desk-since' : undefined}>
      <a href={characterPagePath(language, one.id, 'profile')}>
        <Face id={one.id} iconUrl={one.iconUrl} />
        <span>
          <b>{one.name === '' ? commonTexts(language).newCharacter : one.name}</b>
          <small className="soft">{one.worldName}</small>
        </span>
      </a>
      {/* It takes a line before it is known. */}
      <p className="small desk-progress">{progressWords(shown, language) || '\u00a0'}</p>
      {isTheirs ? (
        <SyncNow {...{ language, text, own, sync, syncNow }} updating={shown.state === 'updating'} otherwise={says} />
      ) : (
        <p className="small soft since-line">{says}</p>
      )}
    </li>
  )
}

/** The reader's characters, each with how fresh it is; theirs can be synced. Several kinds have headings; who has none of their own opens one here. */
export const CharactersBox = ({ language, characters, isUser, isNobody }: Props) => {
  const text = deskTexts(language)
  const [first] = characters ?? []
  const lacksOwn = characters !== null && !characters.some(({ kind }) => kind === 'own' || kind === 'chosen')
  const groups = [...Map.groupBy(characters ?? [], ({ kind }) => kind)]
  return (
    <Box icon="person" title={text.characters} className="wide desk-short">
      {isNobody && (
        <ul className="desk-characters">
          <li>
            <a href={characterPagePath(language, 0, 'orchestrions')}>
              <Face id={0} iconUrl="" />
              <b>{anonymousTexts(language).name}</b>
            </a>
            <p className="small soft">{text.keptHere}</p>
          </li>
        </ul>
      )}
      {groups.length === 0 && !isNobody && <ul className="desk-characters" aria-busy={characters === null} />}
      {groups.map(([kind, some]) => (
        <Fragment key={kind}>
          {(groups.length > 1 || isNobody) && <h3 className="small soft">{text.kinds[kind]}</h3>}
          <ul className="desk-characters">
            {some.map((one) => (
              <Line
                key={one.id}
                {...{ language, one }}
                isFirst={one === first}
                isTheirs={kind === 'own' || (!isUser && one === first)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {lacksOwn && (
        <>
          <h3 className="small soft">{finderTexts(language).title}</h3>
          <StateActions language={language} state="none" />
          {isUser && <p className="small soft">{text.verify}</p>}
        </>
      )}
    </Box>
  )
}
