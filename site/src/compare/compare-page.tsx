import type { CharacterAnswer } from '@kupodex/data/contract'
import { atom } from 'nanostores'
import { Suspense, lazy, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { formatMoment } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { useSearch } from '#ui/use-search.ts'
import { useSeen } from '#ui/use-seen.ts'
import { useStore } from '#ui/use-store.ts'
import type { CharacterView, ShownCharacter, SyncView } from '../character/character-store.ts'
import { followCharacter } from '../character/follow-character.ts'
import { surroundingsOf } from '../character/surroundings.ts'
import { useOpenName } from '../character/use-open-name.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { Notice } from '../ui/notice.tsx'
import { listIn } from '#things/lists.ts'
import { secondIn } from './address.ts'
import type { CompareFrame, ComparePageProps, Pair } from './frame.ts'
import { comparePageTexts } from './page-texts.ts'
import { Picker } from './picker.tsx'
import { Summary, SummarySkeleton } from './summary.tsx'
import { Versus, VersusSkeleton } from './versus.tsx'

/** The second character of a comparison; that of the page is the first. */
const view = atom<CharacterView>({ state: 'loading' })
const sync = atom<SyncView>({ state: 'idle' })

const never = () => () => undefined

/** The id of the second character in the page's address: null where it names none, undefined while the page is built. */
const useSecondId = (): number | null | undefined =>
  useSyncExternalStore(
    never,
    () => secondIn(location.pathname),
    () => undefined,
  )

/** The second character, followed on its own while it is being read. */
const useSecond = (id: number): CharacterView => {
  useEffect(() => {
    const following = followCharacter(id, surroundingsOf(), { view, sync })
    return following.stop
  }, [id])
  return useStore(view)
}

const ComparedItems = lazy(() => import('./list.tsx').then((room) => ({ default: room.ComparedItems })))

interface Props {
  frame: CompareFrame
  /** The first character. */
  character: CharacterAnswer
}

const Skeleton = ({ frame }: { frame: CompareFrame }) => (
  <div className="compare">
    <VersusSkeleton />
    <SummarySkeleton frame={frame} />
    <section className="compared" />
  </div>
)

const Comparison = ({ frame, a, b }: { frame: CompareFrame } & Pair) => {
  const list = listIn(useSearch(), frame.lists)
  const heading = useRef<HTMLHeadingElement>(null)
  const [place, isSeen] = useSeen()
  const loading = (
    <p className="panel pad soft" role="status">
      {frame.texts.tables.loading}
    </p>
  )
  return (
    <div className="compare">
      <Versus frame={frame} a={a} b={b} />
      <Summary frame={frame} a={a} b={b} open={() => heading.current?.focus()} />
      <section className="compared stack" ref={place}>
        <h2 ref={heading} tabIndex={-1}>
          {frame.texts.lists[list.word]}
        </h2>
        {isSeen ? (
          <Suspense fallback={loading}>
            <ComparedItems key={list.word} frame={frame} list={list} a={a} b={b} />
          </Suspense>
        ) : (
          loading
        )}
      </section>
    </div>
  )
}

const Copy = ({
  frame: { language, texts },
  second: { at, isKept },
}: {
  frame: CompareFrame
  second: ShownCharacter
}) =>
  isKept === true && at !== undefined ? (
    <p className="small soft">{fill(texts.own.frame.kept, { date: formatMoment(at, language) })}</p>
  ) : null

/** Says who is compared once both are known, to those who do not see it, and in the title of the document. */
const Names = ({ frame, a, b }: { frame: CompareFrame; a: string; b: string }) => {
  const isKnown = a !== '' && b !== ''
  useOpenName(isKnown ? b : '')
  return (
    <p className="unseen" role="status">
      {isKnown && fill(frame.texts.compare.pair, { a, b })}
    </p>
  )
}

const Second = ({ frame, character, second }: Props & { second: CharacterView }) => {
  const { character: text, compare } = frame.texts
  const instead = (icon: string, title: string, hint?: string) => (
    <Picker frame={frame} character={character}>
      <Notice level={2} icon={icon} title={title} text={hint} />
    </Picker>
  )
  switch (second.state) {
    case 'ready':
    case 'updating':
      return (
        <>
          <Copy frame={frame} second={second} />
          <Comparison frame={frame} a={character} b={second.character} />
        </>
      )
    case 'loading':
    case 'none':
      return <Skeleton frame={frame} />
    case 'adding':
      return instead('clock', text.adding, text.addingHint)
    case 'private':
      return instead('lock', compare.allPrivate)
    case 'deleted':
      return instead('person', text.deleted)
    case 'notFound':
      return instead('telescope', text.notFound, text.notFoundHint)
    case 'error':
      return instead('alert', text.error, text.errorHint)
  }
}

const Against = ({ frame, character, id }: Props & { id: number }) => {
  const second = useSecond(id)
  const isShown = second.state === 'ready' || second.state === 'updating'
  return (
    <>
      <Names frame={frame} a={character.name} b={isShown ? second.character.name : ''} />
      <Second frame={frame} character={character} second={second} />
    </>
  )
}

const Compared = ({ frame, character }: Props) => {
  const id = useSecondId()
  if (id === undefined) return <Skeleton frame={frame} />
  if (id === null) return <Picker frame={frame} character={character} />
  if (id === character.id) {
    return (
      <Picker frame={frame} character={character}>
        <Notice level={2} icon="person" title={frame.texts.compare.same} />
      </Picker>
    )
  }
  return <Against frame={frame} character={character} id={id} />
}

export const ComparePage = (props: ComparePageProps) => {
  const { language, names, lists } = props
  const frame = useMemo(
    () => ({ language, lists, texts: { ...comparePageTexts(language), lists: names } }),
    [language, names, lists],
  )
  return (
    <WithCharacter language={language}>
      {(character) =>
        character === null ? <Skeleton frame={frame} /> : <Compared frame={frame} character={character} />
      }
    </WithCharacter>
  )
}
