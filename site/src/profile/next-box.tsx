import { useState } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { PartySize } from '@kupodex/data/places'
import { Failed } from '#ask/failed.tsx'
import { characterPagePath } from '#character/paths.ts'
import { formatNumber } from '#format/number.ts'
import { noted } from '#format/punctuation.ts'
import { DutyLine, dutyWords } from './duty-line.tsx'
import { type Goal, goalsOf, type NextDuty, partiesFor } from './duties.ts'
import { entryTexts } from '#from/texts.ts'
import { checkPage } from '#tables/page.ts'
import { counted, fill } from '#texts/fill.ts'
import type { Wish } from '#wishes/wishes.ts'
import { Box } from '../ui/box.tsx'
import type { FactNames } from './facts.ts'
import { waysIn } from './next.ts'
import { Pick } from '../ui/pick.tsx'
import { hasWords, shareOf } from './share-words.ts'
import type { ProfileTexts } from './texts.ts'
import { EmptyLines, ThingLine } from './thing-line.tsx'
import { seenTypes } from './things.ts'
import { type NextChoice, type NextView, useNext } from './use-next.ts'
import { useSeen } from '../ui/use-seen.ts'

interface Props {
  language: Language
  texts: Pick<ProfileTexts, 'next' | 'has' | 'hasOfAll'>
  /** What each collection is called, by its type. */
  titles: Readonly<Record<Exclude<NextChoice, 'both'>, string>>
  /** What the reader wants and hides: what is hidden is not next. */
  wishes: readonly Wish[]
  ways: FactNames['ways']
  duties: readonly NextDuty[]
  images: string | null
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

const choices: readonly NextChoice[] = ['both', ...seenTypes, 'achievement']

/** How many are shown at first, and how many more at each request. */
const [first, step] = [5, 10]

const NextLine = ({
  language,
  texts,
  images,
  character,
  goal: { duty, things },
  view,
}: Omit<Props, 'character'> & {
  character: CharacterAnswer
  goal: Goal
  view: Extract<NextView, { state: 'ready' }>
}) => {
  const [thing] = things
  if (thing === undefined) return null
  if (duty !== null && things.length > 1) return <DutyLine {...{ language, duty, things }} texts={texts.next} />
  const rarity = view.rarityOf(thing.type)
  const { entry } = thing
  const isCounted = entry !== undefined && rarity !== null && rarity.charCount > 0
  return (
    <ThingLine
      thing={thing}
      images={images}
      below={duty === null ? thing.howTo || texts.next.otherWay : dutyWords(duty, language)}
      figure={isCounted ? shareOf(entry, language) : '–'}
      says={isCounted ? hasWords(entry, rarity, character.dcName, texts, language) : ''}
    />
  )
}

/** Leads to the page of what to do next; it takes the same place before it is known of whom. */
const All = ({ language, character, text }: Pick<Props, 'language' | 'character'> & { text: string }) =>
  character === null ? (
    <span aria-hidden="true">{text}</span>
  ) : (
    <a className="link" href={characterPagePath(language, character.id, 'next')}>
      {text}
    </a>
  )

/** What a character misses and can get now, the easiest first. */
export const NextBox = (props: Props) => {
  const { language, texts, titles, ways, wishes, duties, character } = props
  const { next } = texts
  const entry = entryTexts(language)
  const [ref, isSeen] = useSeen()
  const [choice, setChoice] = useState<NextChoice>('both')
  const [way, setWay] = useState('')
  const [party, setParty] = useState<PartySize | ''>('')
  const [most, setMost] = useState(first)
  const points = (count: number) => counted(next.gamePoints, count, language)
  const view = useNext({ language, character, choice, isWanted: isSeen && character !== null, points })
  const isReady = view.state === 'ready'
  const hidden = new Set(wishes.filter(({ wish }) => wish === 'hide').map(({ type, id }) => `${type} ${id}`))
  const things = isReady ? view.things.filter(({ type, id }) => !hidden.has(`${type} ${id}`)) : []
  const ofWay = way === '' ? things : things.filter((thing) => String(thing.way) === way)
  const open = partiesFor(ofWay, duties)
  const chosen = goalsOf(ofWay, duties, open.find((one) => one === party) ?? null)
  const wayName = (one: number) =>
    (choice === 'achievement' && isReady ? view.categoryOf(one) : ways[one]) ?? next.otherWay
  const shown = Math.min(most, chosen.length)
  const { private: isPrivate, notRead } = next
  const says = { loading: '', failed: '', private: isPrivate, notRead, ready: chosen.length === 0 ? next.nothing : '' }[
    view.state
  ]
  return (
    <Box icon="hint" title={next.title} className="whole part-next" ref={ref}>
      <p className="small soft">{next.lead}</p>
      <div className="choices">
        <Pick
          label={next.collection}
          value={choice}
          options={choices.map((one) => [one, one === 'both' ? next.both : titles[one]])}
          choose={(one) => {
            setChoice(one)
            setWay('')
            setMost(first)
          }}
        />
        <Pick
          label={next.way}
          value={way}
          options={[
            ['', next.anyWay],
            ...waysIn(things).map(
              ({ way: one, count }) =>
                [String(one), noted(language, wayName(one), formatNumber(count, language))] as const,
            ),
          ]}
          choose={(one) => {
            setWay(one)
            setMost(first)
          }}
        />
        <Pick
          label={entry.party}
          value={party !== '' && open.includes(party) ? party : ''}
          options={[['', next.anyWay], ...open.map((one) => [one, entry.parties[one]] as const)]}
          choose={(one) => {
            setParty(one)
            setMost(first)
          }}
        />
      </div>
      <ul className="things lines-5" aria-busy={view.state === 'loading'}>
        {says !== '' && <li className="soft">{says}</li>}
        {view.state === 'failed' && (
          <li>
            <Failed className="stack" language={language} again={checkPage} />
          </li>
        )}
        {view.state === 'loading' && <EmptyLines count={first} />}
        {isReady &&
          character !== null &&
          chosen
            .slice(0, shown)
            .map((goal) => (
              <NextLine
                key={goal.things.map(({ type, id }) => `${type}${id}`).join()}
                {...props}
                {...{ character, goal, view }}
              />
            ))}
      </ul>
      <p className="row more">
        <button
          className="button quiet"
          type="button"
          aria-disabled={shown >= chosen.length}
          onClick={() => setMost(most + step)}
        >
          {next.more}
        </button>
        <span className="small soft" role="status">
          {isReady &&
            fill(next.shown, { shown: formatNumber(shown, language), n: formatNumber(chosen.length, language) })}
        </span>
        <All language={language} character={character} text={next.all} />
      </p>
    </Box>
  )
}
