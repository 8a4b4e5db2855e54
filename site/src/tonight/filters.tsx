import { allPartySizes, butClothes, everything, type PartySize, type PlaceKind, placeKinds } from '@kupodex/data/places'
import { entryTexts } from '#from/texts.ts'
import { Pick } from '../ui/pick.tsx'
import type { TonightFrame, TonightProps } from './frame.ts'
import { startState } from './state.ts'
import { tonightPageTexts } from './texts.ts'

interface Props extends Omit<TonightProps, 'party'> {
  /** The collections that the kind gives something of, and the one that is chosen. */
  types: readonly string[]
}

const numberOf = (value: string): number | null => (value === '' ? null : Number(value))

const DutyFilters = ({ frame: { language, dutyKinds, expansions }, state: { filter }, change }: Props) => {
  const texts = tonightPageTexts(language)
  const { party, parties } = entryTexts(language)
  const optionsOf = (names: TonightFrame['expansions']) => [
    ['', texts.any] as const,
    ...names.map(([id, name]) => [String(id), name] as const),
  ]
  return (
    <>
      <Pick
        label={texts.duties}
        value={String(filter.dutyKind ?? '')}
        options={optionsOf(dutyKinds)}
        choose={(value) => change({ filter: { ...filter, dutyKind: numberOf(value) } })}
      />
      <Pick
        label={texts.expansion}
        value={String(filter.expansionId ?? '')}
        options={optionsOf(expansions)}
        choose={(value) => change({ filter: { ...filter, expansionId: numberOf(value) } })}
      />
      <Pick<PartySize | ''>
        label={party}
        value={filter.size ?? ''}
        options={[['', texts.any], ...allPartySizes.map((one) => [one, parties[one]] as const)]}
        choose={(value) => change({ filter: { ...filter, size: value === '' ? null : value } })}
      />
    </>
  )
}

export const Filters = (props: Props) => {
  const { frame, state, types, change } = props
  const { kind, filter } = state
  const texts = tonightPageTexts(frame.language)
  const { type } = filter
  const offered = type === null || type === butClothes || types.includes(type) ? types : [...types, type]
  return (
    <section className="panel pad stack on-screen" aria-labelledby="tonight-narrow">
      <h2 id="tonight-narrow" className="unseen">
        {texts.narrow}
      </h2>
      <div className="choices">
        <Pick<PlaceKind>
          label={texts.kind}
          value={kind}
          options={placeKinds.map((one) => [one, frame.kinds[one]] as const)}
          choose={(one) => change({ kind: one, filter: { ...startState.filter, isWithSold: filter.isWithSold } })}
        />
        {kind === 'duty' && <DutyFilters {...props} />}
        <Pick
          label={texts.collection}
          value={type ?? everything}
          options={[
            [butClothes, entryTexts(frame.language).butClothes],
            [everything, texts.any],
            ...offered.map((one) => [one, frame.titles[one] ?? one] as const),
          ]}
          choose={(value) => change({ filter: { ...filter, type: value === everything ? null : value } })}
        />
      </div>
      <label className="tonight-box">
        <input
          type="checkbox"
          checked={!filter.isWithSold}
          onChange={({ target }) => change({ filter: { ...filter, isWithSold: !target.checked } })}
        />
        {texts.sold}
      </label>
    </section>
  )
}
