import { memo, useId, useState } from 'react'
import { mostRows } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { Plus, useFirstRows } from '#list/first-rows.tsx'
import { memberName } from '#party/party.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { counted, fill } from '#texts/fill.ts'
import { Veil } from '#shield/veil.tsx'
import { type MatrixFrame, thingAddress } from './frame.ts'
import { type MatrixRow, othersWith, standingAt } from './matrix.ts'

interface LineProps {
  frame: MatrixFrame
  row: MatrixRow
  /** The place of the member who is looked at. */
  member: number
}

/** Who else has a thing, behind one press. */
const Others = ({ frame, row, member }: LineProps) => {
  const { language, texts, members } = frame
  const [isOpen, setOpen] = useState(false)
  const names = useId()
  const own = standingAt(row, member)
  const n = row.owners - Number(own === 'has')
  if (n === 0) return <small className="soft">{texts.matrix.noOthers}</small>
  const of = row.owners + row.missing - Number(own !== 'unknown')
  return (
    <>
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        aria-controls={names}
        onClick={() => setOpen(!isOpen)}
      >
        {fill(counted(texts.matrix.others, n, language), { of: formatNumber(of, language) })}
      </button>
      <span id={names} className="who-else" hidden={!isOpen}>
        {isOpen &&
          othersWith(row, member).flatMap((at) => {
            const one = members[at]
            return one === undefined ? (
              []
            ) : (
              <a key={one.id} className="link" href={inLanguage(language, characterPath(one.id))}>
                {memberName(one)}
              </a>
            )
          })}
      </span>
    </>
  )
}

const Line = memo((props: LineProps) => {
  const { frame, row, member } = props
  const { language, texts, list } = frame
  const standing = standingAt(row, member)
  const hint = plainProse(row.hint)
  return (
    <li>
      <span className={`standing ${standing}`}>{texts.matrix[standing]}</span>
      <span className="what">
        <Veil patch={row.mainPatch} text={row.name}>
          <a href={thingAddress(language, list, row.id)}>{row.name}</a>
        </Veil>
        {hint !== '' && (
          <Veil patch={row.mainPatch} text={row.name} quiet>
            <small className="soft">{hint}</small>
          </Veil>
        )}
        <Others {...props} />
      </span>
    </li>
  )
})
Line.displayName = 'Line'

/** What one member has, beside how many others have it and who: the matrix of a narrow window. */
export const AgainstOthers = ({ frame, rows, member }: Omit<LineProps, 'row'> & { rows: readonly MatrixRow[] }) => {
  const { language, texts, title } = frame
  const first = useFirstRows(rows, mostRows)
  return (
    <>
      <ul className="panel against" aria-label={fill(texts.matrix.table, { list: title })}>
        {first.shown.map((row) => (
          <Line key={row.id} {...{ frame, row, member }} />
        ))}
      </ul>
      <Plus {...{ language, first }} texts={texts.controls} />
    </>
  )
}
