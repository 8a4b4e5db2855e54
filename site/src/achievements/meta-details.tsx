import { characterPagePath } from '#character/paths.ts'
import { formatNumber } from '#format/number.ts'
import { titled } from '#format/punctuation.ts'
import { DetailsHeading } from '#list/details-column.tsx'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import type { MetaSources } from './meta-sources.ts'
import type { MetaPart, MetaRow } from './metas.ts'
import { achievementPath } from './paths.ts'
import type { Shown } from './shown.ts'
import { isKnown } from './states.ts'
import { When } from './when.tsx'

interface Props extends Shown {
  row: MetaRow
  sources: MetaSources
}

/** The page of a part: of an achievement that of the character, and so of mounts and minions. */
const partPath = ({ language, character, sources }: Props, { type, id }: MetaPart): string | null => {
  switch (type) {
    case 'achievement': {
      const row = sources.achievements.find((one) => one.id === id)
      return row === undefined ? null : achievementPath(language, character.id, sources, row)
    }
    case 'mount':
      return characterPagePath(language, character.id, 'mounts', id)
    case 'minion':
      return characterPagePath(language, character.id, 'minions', id)
    case 'item':
      return null
  }
}

const Part = (props: Props & { part: MetaPart }) => {
  const { language, texts, character, part } = props
  const path = partPath(props, part)
  const { states } = texts.room
  const state = part.date !== null ? 'completed' : isKnown(character) ? 'missing' : 'unknown'
  return (
    <li className="part" data-state={state}>
      <span aria-hidden="true">{{ completed: '✓', missing: '○', unknown: '·' }[state]}</span>
      <span>
        <Veil patch={part.patch} text={part.name}>
          {path === null ? (
            part.name
          ) : (
            <a className="link" href={path}>
              {part.name}
            </a>
          )}
        </Veil>
      </span>
      <small className="soft">
        {state !== 'unknown' && <span className="unseen">{states[state]} </span>}
        {part.date !== null && part.type === 'achievement' && (
          <When language={language} date={part.date} texts={{ dated: '{date}', undated: '' }} />
        )}
      </small>
    </li>
  )
}

export const MetaDetails = (props: Props) => {
  const { language, texts, character, row, sources } = props
  const { meta, patch, parts, done, obtained, firstDate } = row
  const { states, completed, metas } = texts.room
  const n = (value: number) => formatNumber(value, language)
  // The Lodestone dates achievements; when a mount or minion was there first was seen here.
  const isSeen = parts.some(({ type }) => type !== 'achievement')
  const given = sources.achievements.find(({ id }) => id === meta.achievementId)
  return (
    <article className="stack">
      <DetailsHeading openKey={meta.id}>
        <Veil patch={patch} text={meta.name} />
      </DetailsHeading>
      {isKnown(character) && (
        <p className="state" data-state={obtained ? 'completed' : 'missing'}>
          {obtained ? (
            <When
              language={language}
              date={firstDate ?? 0}
              texts={{ dated: isSeen ? metas.seen : completed, undated: states.completed }}
            />
          ) : (
            states.missing
          )}
        </p>
      )}
      {given !== undefined && (
        <Veil patch={patch} text={meta.name} quiet>
          <p>
            {titled(language, metas.gives, '')}
            <a className="link" href={achievementPath(language, character.id, sources, given)}>
              {given.name}
            </a>
          </p>
        </Veil>
      )}
      <div>
        {isKnown(character) && (
          <progress className="bar" value={done} max={Math.max(1, parts.length)} aria-hidden="true" />
        )}
        <p className="small soft">
          {fill(metas.parts, { n: isKnown(character) ? n(done) : '–', possible: n(parts.length) })}
        </p>
      </div>
      <ul className="meta-parts">
        {parts.map((part) => (
          <Part key={`${part.type} ${part.id}`} {...props} part={part} />
        ))}
      </ul>
    </article>
  )
}
