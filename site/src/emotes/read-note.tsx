import type { AboveProps } from '#collection/frame.ts'
import { formatDay, isoDay } from '#format/date.ts'
import { lodestonePrivacy } from '#paths/lodestone.ts'
import { emoteTexts } from './texts.ts'

/** Says when the list was read on the Lodestone, and to players of hidden ones how it can be. */
export const ReadNote = ({ frame: { language, isTheirs, mark }, character }: AboveProps) => {
  const texts = emoteTexts(language)
  // Nobody's character is not on the Lodestone.
  if (character.id === 0) return null
  const { state, asOf } = character.parts.emotes
  if (state === 'public' && asOf !== null) {
    const [before = '', after = ''] = texts.read.split('{date}')
    return (
      <p className="soft small">
        {before}
        <time dateTime={isoDay(asOf)}>{formatDay(asOf, language)}</time>
        {after}
      </p>
    )
  }
  if (!isTheirs && mark === null) return null
  return (
    <p className="soft small">
      {texts.hidden}{' '}
      <a className="link" href={lodestonePrivacy(language)} rel="noopener">
        {texts.settings}
      </a>
    </p>
  )
}
