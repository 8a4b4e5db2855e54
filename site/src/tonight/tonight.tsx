import { useDeferredValue } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { PartyHead } from '#party/party-head.tsx'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { whoQuery } from '#party/who.ts'
import { Waiting } from '../ui/waiting.tsx'
import { Choices } from './choices.tsx'
import { Filters } from './filters.tsx'
import { Going } from './going.tsx'
import { Places } from './places.tsx'
import { tonightPageTexts } from './texts.ts'
import { type TonightProps, useTonight } from './use-tonight.ts'

const OfKind = (props: TonightProps) => {
  const { frame, state } = props
  const { language } = frame
  const resource = asked('originPlaces', { lang: language, kind: state.kind })
  const file = useResource(resource)
  // What is pressed is seen at once; the list follows.
  const shown = useDeferredValue(state)
  const types = Object.keys(file.value?.things ?? {})
  const texts = tonightPageTexts(language)
  return (
    <>
      <Filters {...props} types={types} />
      <section className="stack" aria-labelledby="tonight-places" aria-busy={file.value === null}>
        <div>
          <h2 id="tonight-places">{texts.places}</h2>
          <p className="small soft">{texts.how}</p>
        </div>
        {file.value !== null && <Places {...props} file={file.value} state={shown} />}
        {file.value === null &&
          (file.state === 'failed' ? (
            <Failed language={language} again={resource.again} />
          ) : (
            <Waiting language={language} />
          ))}
      </section>
    </>
  )
}

/** Where to go with a party: who is there this time, what was chosen, and the places in their order. */
export const Tonight = ({ frame, party }: Pick<TonightProps, 'frame' | 'party'>) => {
  const [state, change] = useTonight()
  const { language } = frame
  return (
    <div className="stack tonight">
      <PartyHead {...{ language, party }} path={pathOf('tonight')} least={1}>
        {party.members.length > 1 && (
          <a className="link" href={inLanguage(language, pathOf('matrix')) + whoQuery(party.who)}>
            {frame.matrix}
          </a>
        )}
      </PartyHead>
      {party.members.length > 1 && <Going {...{ language, change }} members={party.members} out={state.out} />}
      <Choices {...{ frame, party, state, change }} />
      <OfKind {...{ frame, party, state, change }} />
    </div>
  )
}
