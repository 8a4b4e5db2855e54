import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { Guard } from '../ui/guard.tsx'
import { failedWords, isOffline } from '#ask/failed-words.ts'
import { laterPart } from '#ask/later-part.tsx'
import { Notice } from '../ui/notice.tsx'
import type { CharacterView } from './character-store.ts'
import type { ActionState, StateActionsProps } from './state-actions.tsx'
import { stateTexts } from './state-texts.ts'
import { useView } from './use-view.ts'

interface Props {
  language: Language
  /** Draws the page: with null, its skeleton, of the same size. */
  children: (character: CharacterAnswer | null, isUpdating: boolean) => ReactNode
}

interface StatesProps extends Props {
  shown: CharacterView
  Actions: ComponentType<StateActionsProps>
}

const Failed = ({ language }: Pick<Props, 'language'>) => {
  const { error, errorHint } = stateTexts(language).character
  const { text, retry } = failedWords(language, undefined)
  // What was asked for comes by itself then; loading the page again would only lose it.
  if (isOffline()) return <Notice level={2} icon="alert" title={error} text={text} />
  return (
    <Notice level={2} icon="alert" title={error} text={errorHint}>
      <button className="button" onClick={() => location.reload()}>
        {retry}
      </button>
    </Notice>
  )
}

const icons: Readonly<Record<ActionState, string>> = {
  none: 'person',
  private: 'lock',
  adding: 'clock',
  notFound: 'telescope',
}

/** What a page shows in each state of its character, without any fetching. */
export const CharacterStates = ({ language, shown, children, Actions }: StatesProps) => {
  const { state } = shown
  const { character: text, finder } = stateTexts(language)
  switch (state) {
    case 'loading':
      return <div aria-busy="true">{children(null, false)}</div>
    case 'ready':
    case 'updating':
      return children(shown.character, state === 'updating')
    case 'deleted':
      return <Notice key={state} level={2} icon="person" title={text.deleted} />
    case 'error':
      return <Failed language={language} />
    default: {
      if (state === 'private' && shown.character.hiddenByOwner)
        return <Notice level={2} icon="lock" title={text.private} text={text.hiddenByOwner} />
      const hint = state === 'private' && shown.character.optedOut ? 'optedOut' : state
      const why =
        state === 'none' || hint === 'none'
          ? { title: finder.title }
          : { title: text[state], text: text[`${hint}Hint`] }
      return (
        <Notice key={state} level={2} icon={icons[state]} {...why}>
          <Actions language={language} state={state} />
        </Notice>
      )
    }
  }
}

/** Most readers never see any. */
const stateActions = laterPart(() => import('./state-actions.tsx').then(({ StateActions }) => StateActions))

const LaterActions = (props: StateActionsProps) => (
  <Suspense>
    <stateActions.Part {...props} />
  </Suspense>
)

/** Draws a part of a character's page once the character is there, and says why where it is not. */
export const WithCharacter = (props: Props) => {
  const shown = useView()
  return (
    <Guard instead={<Failed language={props.language} />}>
      <CharacterStates {...props} shown={shown} Actions={LaterActions} />
    </Guard>
  )
}
