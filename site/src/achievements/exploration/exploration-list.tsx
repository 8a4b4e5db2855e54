import { achievementPatch, type Language, type LeanRow } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { Veil } from '#shield/veil.tsx'
import { counted, fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import type { Shown } from '../shown.ts'
import { completedDates, isKnown } from '../states.ts'
import { When } from '../when.tsx'
import {
  type AreaGroup,
  type ExpansionGroup,
  explorationParts,
  type ExploredRow,
  type PartGroup,
} from './exploration.ts'
import { tablesPage } from '../tables-page.tsx'
import { type ExplorationTexts, explorationTexts } from './texts.ts'

interface Frame {
  language: Language
  texts: ExplorationTexts
  known: boolean
}

const sumWords = ({ language, texts, known }: Frame, { done, possible }: { done: number; possible: number }): string =>
  fill(texts.sum, { n: known ? formatNumber(done, language) : '–', possible: formatNumber(possible, language) })

const Sum = ({ frame, of }: { frame: Frame; of: { done: number; possible: number } }) => (
  <>
    <small className="soft">{sumWords(frame, of)}</small>
    {frame.known && <progress className="bar" value={of.done} max={of.possible} aria-hidden="true" />}
  </>
)

const countWords = ({ language, texts }: Frame, { part, count }: LeanRow<'explorations'>): string | null => {
  if (part === 'currents') return counted(texts.currents, count, language)
  return part === 'hunting' ? counted(texts.entries, count, language) : null
}

const Explored = ({ frame, explored: { row, date } }: { frame: Frame; explored: ExploredRow }) => {
  const { language, texts, known } = frame
  const count = countWords(frame, row)
  return (
    <li data-id={row.id} data-state={date !== null ? 'completed' : known ? 'missing' : 'unknown'}>
      <Icon name={date === null ? 'way' : 'check'} />
      <div>
        <Veil patch={achievementPatch(row.id)} text={row.name}>
          <a className="link" href={inLanguage(language, itemPath('achievement', 'global', row.id))}>
            {row.name}
          </a>
        </Veil>
        <small className="soft">
          {count !== null && <span>{count}</span>}
          {date !== null && (
            <When language={language} date={date} texts={{ dated: texts.done, undated: texts.undated }} />
          )}
          {date === null && known && <span>{texts.missing}</span>}
        </small>
      </div>
    </li>
  )
}

const Area = ({ frame, group: { area, rows } }: { frame: Frame; group: AreaGroup }) => (
  <>
    {area !== null && <h4>{area}</h4>}
    <ul className="explored">
      {rows.map((explored) => (
        <Explored key={explored.row.id} frame={frame} explored={explored} />
      ))}
    </ul>
  </>
)

const Expansion = ({ frame, group }: { frame: Frame; group: ExpansionGroup }) => (
  <details className="panel">
    <summary>
      <h3>{group.expansion.name}</h3>
      <Sum frame={frame} of={group} />
    </summary>
    {group.areas.map((area) => (
      <Area key={area.area} frame={frame} group={area} />
    ))}
  </details>
)

const Part = ({ frame, group }: { frame: Frame; group: PartGroup }) => (
  <section className="section" id={group.part}>
    <h2>
      {frame.texts.parts[group.part]} <small className="soft">{sumWords(frame, group)}</small>
    </h2>
    <p className="small soft">{frame.texts.notes[group.part]}</p>
    <div className="folds">
      {group.expansions.map((expansion) => (
        <Expansion key={expansion.expansion.id} frame={frame} group={expansion} />
      ))}
    </div>
  </section>
)

interface Props extends Shown {
  explorations: readonly LeanRow<'explorations'>[]
  expansions: readonly LeanRow<'expansions'>[]
}

export const ExplorationList = ({ language, character, explorations, expansions }: Props) => {
  const frame: Frame = { language, texts: explorationTexts(language), known: isKnown(character) }
  const groups = explorationParts(explorations, expansions, completedDates(character))
  return (
    <>
      <p className="small soft">{frame.texts.note}</p>
      <ul className="explored-parts">
        {groups.map((group) => (
          <li key={group.part} className="panel">
            <a href={`#${group.part}`}>{frame.texts.parts[group.part]}</a>
            <Sum frame={frame} of={group} />
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <Part key={group.part} frame={frame} group={group} />
      ))}
    </>
  )
}

export const ExplorationPage = tablesPage(['explorations', 'expansions'], ExplorationList)
