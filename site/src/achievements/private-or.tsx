import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { partKnown } from '@kupodex/data/contract'
import { WithCharacter } from '#character/with-character.tsx'
import { Notice } from '../ui/notice.tsx'
import { pageTextsIn } from './page-texts.ts'
import type { Shown } from './shown.ts'
import { isKnown } from './states.ts'
import { Skeleton } from './waiting.tsx'

/** A page that follows from a character's achievements: its skeleton, or why there are none, or the page; for nobody what there is. */
export const PrivateOr = ({ language, children }: { language: Language; children: (shown: Shown) => ReactNode }) => (
  <WithCharacter language={language}>
    {(character) => {
      if (character === null) return <Skeleton />
      const texts = pageTextsIn(language)
      const shown = { language, texts, character }
      if (!isKnown(character))
        return (
          <>
            <p className="soft small">{texts.own.nobody}</p>
            {children(shown)}
          </>
        )
      const known = partKnown(character, 'achievements')
      if (known === 'private') return <Notice level={2} icon="lock" title={texts.isPrivate} />
      if (known === 'unread') return <Notice level={2} icon="clock" title={texts.own.notRead} />
      return children(shown)
    }}
  </WithCharacter>
)
