import { Fragment } from 'react'
import { waySeparator } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import { plainProse } from '#format/plain-prose.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import type { RowPartProps } from './frame.ts'
import { type LinkedWay, useWayLinks } from './way-links.ts'

const Linked = ({ frame: { language, characterId }, way }: Pick<RowPartProps, 'frame'> & { way: LinkedWay }) => {
  const { text, parts = [], achievement } = way
  if (achievement !== undefined)
    return (
      <a className="link" href={characterPagePath(language, characterId, 'achievements', ...achievement)}>
        {plainProse(text)}
      </a>
    )
  const ends = parts.map(([, end]) => end)
  return (
    <>
      {parts.map(([start, end, origin], at) => (
        <Fragment key={start}>
          {plainProse(text.slice(ends[at - 1] ?? 0, start))}
          <a className="link" href={inLanguage(language, originPath(origin))}>
            {plainProse(text.slice(start, end))}
          </a>
        </Fragment>
      ))}
      {plainProse(text.slice(ends.at(-1) ?? 0))}
    </>
  )
}

/** The ways to get a thing, one below the other. What they name are links once these are loaded; words that changed since the build have none. */
export const HowTo = ({ frame, thing }: RowPartProps) => {
  const links = useWayLinks(frame.language, frame.facts.type, thing.id)
  if (thing.howTo === '') return frame.texts.list.howToUnknown
  return thing.howTo.split(waySeparator).map((text) => {
    const way = links.find((one) => one.text === text)
    return <div key={text}>{way === undefined ? plainProse(text) : <Linked frame={frame} way={way} />}</div>
  })
}
