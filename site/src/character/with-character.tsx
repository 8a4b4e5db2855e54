import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Texts } from '#texts/en.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import { Notice } from '../ui/notice.tsx'
import type { CharacterView } from './character-store.ts'
import type { ActionState, StateActionsProps } from './state-actions.tsx'
import type { stateWords } from './state-words.ts'
import type { CharacterTexts } from './texts/index.ts'
import { useView } from './use-view.ts'

/** The texts of a page's states: every island of a character carries them. */
export interface StateTexts {
  character: Pick<Texts['character'], (typeof stateWords)[number]>
  finder: Texts['finder']
  own: Pick<CharacterTexts, 'sync' | 'notRead'>
}

interface Props {
  language: Language
  texts: StateTexts
  /** Draws the page: with null, its skeleton, of the same size. */
  children: (character: CharacterAnswer | null, isUpdating: boolean) => ReactNode
}

interface StatesProps extends Props {
  shown: CharacterView
  /** What can be done where there is no character. */
  Actions: ComponentType<StateActionsProps>
}

const Retry = ({ texts }: Pick<Props, 'texts'>) => (
  <button className="button" onClick={() => location.reload()}>
    {texts.character.retry}
  </button>
)

const Failed = ({ texts }: Pick<Props, 'texts'>) => (
  <Notice level={2} icon="alert" title={texts.character.error} text={texts.character.errorHint}>
    <Retry texts={texts} />
  </Notice>
)

const icons: Readonly<Record<ActionState, string>> = {
  none: 'person',
  private: 'lock',
  adding: 'clock',
  notFound: 'telescope',
}

/** What a page shows in each state of its character, without any fetching. */
export const CharacterStates = ({ language, texts, shown, children, Actions }: StatesProps) => {
  const { state } = shown
  switch (state) {
    case 'loading':
      return <div aria-busy="true">{children(null, false)}</div>
    case 'ready':
    case 'updating':
      return children(shown.character, state === 'updating')
    case 'deleted':
      return <Notice level={2} icon="person" title={texts.character.deleted} />
    case 'error':
      return <Failed texts={texts} />
    default: {
      const { character: text, finder } = texts
      if (state === 'private' && shown.character.hiddenByOwner)
        return <Notice level={2} icon="lock" title={text.private} text={text.hiddenByOwner} />
      const why = state === 'none' ? { title: finder.title } : { title: text[state], text: text[`${state}Hint`] }
      return (
        <Notice level={2} icon={icons[state]} {...why}>
          <Actions language={language} texts={texts} state={state} />
        </Notice>
      )
    }
  }
}

/** Most readers never see any. */
const stateActions = laterPart(() => import('./state-actions.tsx').then(({ StateActions }) => StateActions))

const LaterActions = (props: StateActionsProps) => (
  <Guard instead={<Retry texts={props.texts} />}>
    <Suspense>
      <stateActions.Part {...props} />
    </Suspense>
  </Guard>
)

/** Draws a part of a character's page once the character is there, and says why where it is not. */
export const WithCharacter = (props: Props) => {
  const shown = useView()
  return (
    <Guard instead={<Failed texts={props.texts} />}>
      <CharacterStates {...props} shown={shown} Actions={LaterActions} />
    </Guard>
  )
}
