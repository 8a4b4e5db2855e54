import { achievementPatch, type Language, type LeanRow } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { Veil } from '#shield/veil.tsx'
import { fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import type { Shown } from '../shown.ts'
import { completedDates, isKnown } from '../states.ts'
import { When } from '../when.tsx'
import { tablesPage } from '../tables-page.tsx'
import { type ChapterRow, chapterRows, reachedPatch, storyGroups, tribeGroups, type TribeRow } from './story.ts'
import { type StoryTexts, storyTexts } from './texts.ts'

interface Frame {
  language: Language
  texts: StoryTexts
  known: boolean
}

const stateOf = (isDone: boolean, { known }: Frame) => (isDone ? 'completed' : known ? 'missing' : 'unknown')

const patchWords = ({ texts }: Frame, { patch, lastPatch }: LeanRow<'storyChapters'>): string => {
  if (patch === null || lastPatch === null || patch === lastPatch) return fill(texts.patch, { patch: patch ?? '' })
  return fill(texts.patches, { from: patch, to: lastPatch })
}

const ChapterLine = ({ frame, row, reached }: { frame: Frame; row: ChapterRow; reached: number | null }) => {
  const { language, texts } = frame
  const { chapter, quests, isDone, date, isEarlier } = row
  const n = (value: number) => formatNumber(value, language)
  const numbers = { n: quests === null ? '–' : n(quests), possible: n(chapter.quests) }
  const dated = isDone ? (isEarlier ? texts.earlier : texts.done) : texts.last
  return (
    <div className="deed" data-state={stateOf(isDone, frame)}>
      <Icon name={isDone ? 'check' : 'way-quest'} />
      <div>
        <b>
          <Veil patch={chapter.patch} text={chapter.name} assumed={reached} />
        </b>{' '}
        <small className="soft">{patchWords(frame, chapter)}</small>
        <p className="small soft part-bar">
          {quests !== null && <progress className="bar" value={quests} max={chapter.quests} aria-hidden="true" />}
          <span>{fill(isDone || quests === null ? texts.quests : texts.least, numbers)}</span>
        </p>
      </div>
      <small className="when">
        {date !== null && (isDone || date > 0) && (
          <When language={language} date={date} texts={{ dated, undated: texts.undated }} />
        )}
      </small>
    </div>
  )
}

type TribeProps = { frame: Frame; row: TribeRow; ranks: ReadonlyMap<number, string> }

const TribeLine = ({ frame, row: { tribe, rank, date }, ranks }: TribeProps) => {
  const { language, texts, known } = frame
  const isDone = rank === tribe.maxRank
  const first = tribe.ranks[0]
  const words = { rank: ranks.get(rank) ?? '', n: String(rank), possible: String(tribe.maxRank) }
  return (
    <div className="deed" data-state={stateOf(isDone, frame)}>
      <Icon name={isDone ? 'check' : 'people'} />
      <div>
        <b>
          <Veil patch={first ? achievementPatch(first.achievementId) : null} text={tribe.name} />
        </b>
        {known && (
          <p className="small soft part-bar">
            <progress className="bar" value={rank} max={tribe.maxRank} aria-hidden="true" />
            <span>{rank === 0 ? texts.noRank : fill(isDone ? texts.rank : texts.leastRank, words)}</span>
          </p>
        )}
      </div>
      <small className="when">
        {date !== null && <When language={language} date={date} texts={{ dated: texts.reached, undated: '' }} />}
      </small>
    </div>
  )
}

interface Props extends Shown {
  storyChapters: readonly LeanRow<'storyChapters'>[]
  tribes: readonly LeanRow<'tribes'>[]
  tribeRanks: readonly LeanRow<'tribeRanks'>[]
  expansions: readonly LeanRow<'expansions'>[]
}

/** How far a character's achievements show it to be: in the main scenario by chapter, and with allied societies. */
export const StoryList = ({ language, character, storyChapters, tribes, tribeRanks, expansions }: Props) => {
  const texts = storyTexts(language)
  const frame: Frame = { language, texts, known: isKnown(character) }
  const dates = completedDates(character)
  const n = (value: number) => formatNumber(value, language)
  const chapters = chapterRows(storyChapters, character.townId, dates)
  const reached = reachedPatch(chapters)
  const ranks = new Map(tribeRanks.map(({ id, name }) => [id, name]))
  return (
    <>
      <p className="small soft">{texts.note}</p>
      <h2 className="story-heading">{texts.main}</h2>
      {storyGroups(chapters, expansions).map(({ expansion, chapters: rows, done, possible }) => (
        <section key={expansion.id} className="section">
          <h3>
            {expansion.name}{' '}
            <small className="soft">
              {fill(texts.quests, { n: frame.known ? n(done) : '–', possible: n(possible) })}
            </small>
          </h3>
          <ul className="panel deeds chapters">
            {rows.map((row) => (
              <li key={row.chapter.id} data-id={row.chapter.id}>
                <ChapterLine frame={frame} row={row} reached={reached} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2 className="story-heading">{texts.societies}</h2>
      {tribeGroups(tribes, expansions, dates).map(({ expansion, tribes: rows }) => (
        <section key={expansion.id} className="section">
          <h3>{expansion.name}</h3>
          <ul className="panel deeds chapters">
            {rows.map((row) => (
              <li key={row.tribe.id} data-id={row.tribe.id}>
                <TribeLine frame={frame} row={row} ranks={ranks} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export const StoryPage = tablesPage(['storyChapters', 'tribes', 'tribeRanks', 'expansions'], StoryList)
