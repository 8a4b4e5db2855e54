import type { Language } from '@kupodex/data/game'
import { Finder } from '../search/finder.tsx'
import type { CharacterView } from './character-store.ts'
import styles from './state-actions.css?url'
import { stateTexts } from './state-texts.ts'
import { SyncNow, SyncSays } from './sync-now.tsx'
import { anonymousTexts } from './texts.ts'
import { isNobodys, syncNow } from './this-character.ts'

/** A state without a character, in which something can be done. */
export type ActionState = Exclude<CharacterView['state'], 'loading' | 'ready' | 'updating' | 'error' | 'deleted'>

export interface StateActionsProps {
  language: Language
  state: ActionState
}

const Actions = ({ language, state }: StateActionsProps) => {
  const { character: text, own } = stateTexts(language)
  switch (state) {
    case 'private':
      return <SyncNow language={language} text={text} own={own} updating={false} syncNow={syncNow} />
    case 'adding':
      return <SyncSays language={language} own={own} />
    case 'none':
      return (
        <>
          {isNobodys() && <p>{anonymousTexts(language).needsCharacter}</p>}
          <Finder language={language} />
        </>
      )
    case 'notFound':
      return <Finder language={language} />
  }
}

/** What can be done where there is no character to show; React draws it once its styles are there. */
export const StateActions = (props: StateActionsProps) => (
  <>
    <link rel="stylesheet" href={styles} precedence="default" />
    <Actions {...props} />
  </>
)
