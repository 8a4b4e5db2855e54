import type { ReactNode } from 'react'
import { partKnown } from '#character/part-known.ts'
import { WithCharacter } from '#character/with-character.tsx'
import { Notice } from '../ui/notice.tsx'
import type { PageProps, Shown } from './shown.ts'
import { Skeleton } from './waiting.tsx'

interface Props extends PageProps {
  children: (shown: Shown) => ReactNode
}

/** A page that follows from a character's achievements: its skeleton, or why there are none, or the page. */
export const PrivateOr = ({ language, texts, children }: Props) => (
  <WithCharacter language={language} texts={texts}>
    {(character) => {
      if (character === null) return <Skeleton />
      const known = partKnown(character, 'achievements')
      if (known === 'private') return <Notice level={2} icon="lock" title={texts.isPrivate} />
      if (known === 'unread') return <Notice level={2} icon="clock" title={texts.own.notRead} />
      return children({ language, texts, character })
    }}
  </WithCharacter>
)
