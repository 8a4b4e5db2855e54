import type { GivenThing, RankedPlace } from '@kupodex/data/places'
import { Fragment } from 'react'
import { listed } from '#format/punctuation.ts'
import { Veil } from '#shield/veil.tsx'
import type { MemberCollector } from './collectors.ts'
import type { TonightFrame } from './frame.ts'
import { counted } from '#texts/fill.ts'
import { memberName } from '#party/party.ts'
import { tonightPageTexts } from './texts.ts'

interface Props extends Pick<TonightFrame, 'language'> {
  things: RankedPlace<unknown>['things']
  /** Who misses some of them, by their places among the collectors. */
  missing: readonly number[]
  collectors: readonly MemberCollector[]
  thingOf: (type: string, id: number) => GivenThing | undefined
}

/** How many things are named: a duty may give hundreds. */
const mostNamed = 12

/** Things by their names, each name once: an outfit is called like its piece. */
const Names = ({ language, things, thingOf }: Pick<Props, 'language' | 'things' | 'thingOf'>) => {
  const found = things.flatMap(({ type, id }) => thingOf(type, id) ?? [])
  const named = [...new Map(found.map((thing) => [thing.name, thing])).values()]
  const left = named.length - mostNamed
  return (
    <>
      {named.slice(0, mostNamed).map(({ name, patch }, at) => (
        <Fragment key={name}>
          {at > 0 && listed(language, '', '')}
          <Veil patch={patch} text={name} />
        </Fragment>
      ))}
      {left > 0 && ` ${counted(tonightPageTexts(language).others, left, language)}`}
    </>
  )
}

/** What each would get at a place: of one alone, the things. */
export const Gets = ({ language, things, missing, collectors, thingOf }: Props) => {
  if (collectors.length === 1)
    return (
      <p>
        <Names {...{ language, things, thingOf }} />
      </p>
    )
  return (
    <dl>
      {missing.map((at) => {
        const member = collectors[at]?.member
        if (member === undefined) return null
        const own = things.filter((thing) => thing.missing.includes(at))
        return (
          <div key={member.id}>
            <dt>{memberName(member)}</dt>
            <dd>
              <Names {...{ language, thingOf }} things={own} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
