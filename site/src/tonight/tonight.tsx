import { useDeferredValue } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { PartyHead } from '#party/party-head.tsx'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { whoQuery } from '#party/who.ts'
import { formatNumber } from '#format/number.ts'
import { type Member, memberName } from '#party/party.ts'
import { fill } from '#texts/fill.ts'
import { Waiting } from '../ui/waiting.tsx'
import { Choices } from './choices.tsx'
import { Filters } from './filters.tsx'
import { Places } from './places.tsx'
import { tonightPageTexts } from './texts.ts'
import { Face } from '../ui/face.tsx'
import type { TonightFrame, TonightProps } from './frame.ts'
import { useTonight } from './state.ts'

interface Props extends Pick<TonightFrame, 'language'>, Pick<TonightProps, 'change'> {
  members: readonly Member[]
  /** The ids of those who are not there this time. */
  out: readonly number[]
}

/** Ticks members in and out for this time. */
const Going = ({ language, members, out, change }: Props) => {
  const texts = tonightPageTexts(language)
  const away = new Set(out)
  const going = members.filter(({ id }) => !away.has(id)).length
  const toggle = (id: number) =>
    change(({ out }) => ({ out: out.includes(id) ? out.filter((one) => one !== id) : [...out, id] }))
  return (
    <details className="panel pad tonight-going">
      <summary>
        {fill(texts.going, { n: formatNumber(going, language), of: formatNumber(members.length, language) })}
      </summary>
      <fieldset className="party-picks">
        <legend className="unseen">{texts.who}</legend>
        <p className="row">
          <button className="button quiet" type="button" onClick={() => change({ out: [] })}>
            {texts.all}
          </button>
          <button className="button quiet" type="button" onClick={() => change({ out: members.map(({ id }) => id) })}>
            {texts.nobody}
          </button>
        </p>
        <ul>
          {members.map((member) => (
            <li key={member.id}>
              <label className="choice">
                <input
                  type="checkbox"
                  value={member.id}
                  checked={!away.has(member.id)}
                  onChange={() => toggle(member.id)}
                />
                <Face id={member.id} iconUrl={member.iconUrl} />
                <span>{memberName(member)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}

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
