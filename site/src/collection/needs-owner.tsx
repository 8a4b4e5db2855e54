import type { CharacterWord } from '@kupodex/data/contract'
import { markTexts } from '#marks/texts.ts'
import { characterPagePath } from '#character/paths.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import type { ListFrame } from './frame.ts'

interface Props {
  frame: Pick<ListFrame, 'language' | 'characterId'>
  /** The page that has the same for nobody's character. */
  path: CharacterWord
  /** Whether it answers an attempt to tick something. */
  isAnswer?: boolean
}

/** Says what it takes to tick things of this character, to whoever may not, and leads there. An answer is drawn with the styles of `marks.css`. */
export const NeedsOwner = ({ frame: { language, characterId }, path, isAnswer = false }: Props) => {
  const texts = markTexts(language)
  const isUser = mayBeUser(safeStorage('localStorage'))
  return (
    <p className={isAnswer ? 'needs-owner panel' : 'soft small'} role={isAnswer ? 'alert' : undefined}>
      {isUser ? texts.needsVerified : texts.needsOwner}
      <span className="row">
        {!isUser && (
          <a className="link" href={inLanguage(language, pathOf('login'))} data-login="">
            {texts.login}
          </a>
        )}
        <a className="link" href={characterPagePath(language, characterId, 'verify')}>
          {texts.verify}
        </a>
        <a className="link" href={characterPagePath(language, 0, path)}>
          {texts.anonymous.begin}
        </a>
      </span>
    </p>
  )
}
