import type { Language, LeanRow } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { carnivaleTexts } from './texts.ts'

type Stage = LeanRow<'carnivaleStages'>
type Enemy = Stage['acts'][number][number]

/** Minutes and seconds as the game writes them: `3:30`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const Fact = ({ label, values, none }: { label: string; values: readonly string[]; none: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{values.length === 0 ? none : values.join(', ')}</dd>
  </>
)

const EnemyFacts = ({ language, enemy: { name, endurance, facts } }: { language: Language; enemy: Enemy }) => {
  const texts = carnivaleTexts(language)
  const { none, unknown } = texts
  const wordsOf = <Word extends string>(of: Readonly<Record<Word, string>>, words: readonly Word[] | undefined) =>
    words?.map((word) => of[word]) ?? [unknown]
  return (
    <li>
      <b>{name}</b>
      <dl className="enemy-facts small">
        <Fact {...{ label: texts.endurance, none }} values={[texts.endurances[endurance - 1] ?? unknown]} />
        <Fact {...{ label: texts.weak, none }} values={wordsOf(texts.elements, facts?.weak)} />
        <Fact {...{ label: texts.strong, none }} values={wordsOf(texts.elements, facts?.strong)} />
        <Fact {...{ label: texts.openTo, none }} values={wordsOf(texts.ailments, facts?.openTo)} />
      </dl>
    </li>
  )
}

/** The stages in their order: times of the bonuses, and the enemies of each act with what they fear. */
export const StagesList = ({ language, stages }: { language: Language; stages: readonly Stage[] }) => {
  const texts = carnivaleTexts(language)
  return (
    <ul className="stages">
      {stages
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, standardTime, idealTime, acts }) => (
          <li key={id} className="panel" data-id={id}>
            <h3>
              {fill(texts.stage, { n: formatNumber(id, language) })}{' '}
              <small className="soft">
                {fill(texts.times, { standard: clockText(standardTime), ideal: clockText(idealTime) })}
              </small>
            </h3>
            {acts.map((enemies, act) => (
              <section key={act}>
                {acts.length > 1 && <h4>{fill(texts.act, { n: formatNumber(act + 1, language) })}</h4>}
                <ul className="enemies">
                  {enemies.map((enemy) => (
                    <EnemyFacts key={enemy.name} {...{ language, enemy }} />
                  ))}
                </ul>
              </section>
            ))}
          </li>
        ))}
    </ul>
  )
}
