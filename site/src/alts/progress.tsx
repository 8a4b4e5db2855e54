import { type CharacterAnswer, isLegacy, knownOf } from '@kupodex/data/contract'
import { countWords } from '#list/sums/count-words.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import type { ThingList } from '#things/lists.ts'
import { commonTexts } from '#texts/texts.ts'
import type { Collector } from './collector.ts'
import { type AltsFrame, type PartProps, shortName } from './frame.ts'
import { countTogether } from './together.ts'

const possibleOf = ({ characters }: Collector, { type }: ThingList): number =>
  Math.max(...characters.map((character) => character[`${type}Possible`]))

/** How many any of them has, as totals count it; null as long as it is not known. */
const countOf = ({ characters, counted, owned }: Collector, { type }: ThingList): number | null => {
  const known = owned.get(type)
  return known ? countTogether(known.holders, type, counted, characters.some(isLegacy)) : null
}

const ofOne = (frame: AltsFrame, character: CharacterAnswer, { type }: ThingList): string =>
  knownOf(character, type) === 'known'
    ? countWords(frame.language, character[`${type}Count`], character[`${type}Possible`])
    : frame.texts.unknown

const Row = ({ frame, collector, list }: PartProps & { list: ThingList }) => {
  const { language, texts, names } = frame
  const { characters, isWhole } = collector
  const [count, possible] = [countOf(collector, list), possibleOf(collector, list)]
  return (
    <li>
      <h3>
        <a className="link" href={`${inLanguage(language, pathOf('matrix'))}?mine&list=${list.word}`}>
          {names[list.word]}
        </a>
      </h3>
      <progress className="bar" value={count ?? 0} max={Math.max(1, possible)} aria-hidden="true" />
      <dl>
        <div className="all">
          <dt>{texts.together}</dt>
          <dd>{count === null ? (isWhole ? texts.unknown : '…') : countWords(language, count, possible)}</dd>
        </div>
        {characters.map((character, at) => (
          <div key={character.id}>
            <dt>{shortName(characters, at)}</dt>
            <dd>{ofOne(frame, character, list)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** How far all of them are in every collection together, beside each; a collection leads to who has what of it. */
export const Progress = (props: PartProps) => {
  const { frame, collector } = props
  const { language, texts } = frame
  return (
    <section className="stack">
      <h2>{texts.collections}</h2>
      <p className="unseen" role="status">
        {collector.isWhole ? '' : commonTexts(language).loading}
      </p>
      <ul className="panel alts-progress">
        {frame.lists.map((list) => (
          <Row key={list.word} {...props} list={list} />
        ))}
      </ul>
    </section>
  )
}
