import { formatNumber } from '#format/number.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import type { MetaRow } from './metas.ts'
import type { PageProps } from './shown.ts'
import { When } from './when.tsx'

interface Props extends PageProps {
  row: MetaRow
  path: string
  isOpen: boolean
  /** Whether it is known what the character has of it. */
  isKnown: boolean
}

/** A meta in a list, with how much of it is done. */
export const MetaLine = ({ language, texts, row, path, isOpen, isKnown }: Props) => {
  const { meta, patch, parts, done, obtained, firstDate } = row
  const { completed } = texts.room.states
  const n = (value: number) => formatNumber(value, language)
  return (
    <div className="deed" data-state={obtained ? 'completed' : isKnown ? 'missing' : 'unknown'}>
      <Icon name="star" />
      <div>
        <Veil patch={patch} text={meta.name}>
          <a className="stretched" href={path} data-thing={meta.id} aria-current={isOpen || undefined}>
            {meta.name}
          </a>
        </Veil>
        <p className="small soft part-bar">
          {isKnown && <progress className="bar" value={done} max={Math.max(1, parts.length)} aria-hidden="true" />}
          <span>{fill(texts.room.metas.parts, { n: isKnown ? n(done) : '–', possible: n(parts.length) })}</span>
        </p>
      </div>
      <small className="when">
        {obtained ? (
          <>
            <span className="unseen">{completed} </span>
            <When language={language} date={firstDate ?? 0} texts={{ dated: '{date}', undated: '✓' }} />
          </>
        ) : (
          isKnown && texts.room.states.missing
        )}
      </small>
    </div>
  )
}
