import { formatNumber } from '#format/number.ts'
import { type Member, memberName } from '#party/party.ts'
import { fill } from '#texts/fill.ts'
import { Face } from '../ui/face.tsx'
import type { TonightFrame } from './frame.ts'
import { tonightPageTexts } from './texts.ts'
import type { ChangeTonight } from './use-tonight.ts'

interface Props extends Pick<TonightFrame, 'language'> {
  members: readonly Member[]
  /** The ids of those who are not there this time. */
  out: readonly number[]
  change: ChangeTonight
}

/** Ticks members in and out for this time. */
export const Going = ({ language, members, out, change }: Props) => {
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
