import type { Fixed } from '#marks/fixed.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { Icon } from '../ui/icon.tsx'
import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

type Frame = Pick<ListFrame, 'language' | 'texts' | 'proofNames'>

const proofName = ({ proofNames }: Frame, achievement: number): string => proofNames[achievement] ?? `#${achievement}`

/** What a row says of a thing that the character has whatever is ticked. */
export const KnownLabel = ({ frame, fixed }: { frame: Frame; fixed: Fixed }) => (
  <small className="has known">
    <Icon name={fixed.by === 'proven' ? 'achievement' : 'check'} />
    <span>{fixed.by === 'proven' ? proofName(frame, fixed.achievement) : frame.texts.list.known.read}</span>
  </small>
)

/** Why a thing cannot be unticked, in a sentence. */
export const KnownSentence = ({ frame, fixed }: { frame: Frame; fixed: Fixed }) => {
  const { language, texts } = frame
  if (fixed.by === 'read') return <p className="soft small">{texts.list.known.readWhy}</p>
  const [before = '', after = ''] = texts.list.known.provenWhy.split('{name}')
  return (
    <p className="soft small">
      {before}
      <a className="link" href={inLanguage(language, itemPath('achievement', 'global', fixed.achievement))}>
        {proofName(frame, fixed.achievement)}
      </a>
      {after}
    </p>
  )
}

interface SignProps {
  frame: Pick<ListFrame, 'language' | 'signs'>
  thing: Pick<Thing, 'id' | 'isOwned'>
}

/** What the sign of a thing that the character lacks says; empty for all others. */
export const signOf = ({ signs }: SignProps['frame'], { id, isOwned }: SignProps['thing']): string =>
  isOwned ? '' : (signs?.labelOf(id) ?? '')

/** The sign of a thing that the reader wants, or has elsewhere; nothing for all others. */
export const ThingSign = ({ frame, thing }: SignProps) =>
  frame.signs !== null && signOf(frame, thing) !== '' && <frame.signs.Sign language={frame.language} id={thing.id} />
