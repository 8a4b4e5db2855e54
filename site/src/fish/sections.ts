import { fill } from '#texts/fill.ts'
import type { Section } from '#collection/frame.ts'
import type { FishTexts } from './texts.ts'

/** The texts of sections: the page carries no others. */
export type FishSectionTexts = Pick<FishTexts, 'fish' | 'spearfish' | 'level' | 'placeUnknown' | 'levelUnknown'>

export interface SectionedFish {
  id: number
  spearfish: boolean
  level: number | null
  placeNameId: number | null
}

/** Spearfish come after all that is caught by rod, and what is not known after all that is. */
const afterRods = 1_000_000
const unknown = 999_999

/** The sections of a list below which blocks are: what is caught by rod, and by spear. */
const byWay = ({ spearfish }: SectionedFish, texts: FishSectionTexts): Section => ({
  key: spearfish ? 'spear' : 'rod',
  name: spearfish ? texts.spearfish : texts.fish,
  order: Number(spearfish),
})

/** A section that spearfish have apart from those of rods. */
const apart = (fish: SectionedFish, { key, name, order }: Section, texts: FishSectionTexts): Section =>
  fish.spearfish
    ? { key: `spear.${key}`, name: `${texts.spearfish} · ${name}`, order: afterRods + order }
    : { key, name, order }

const byLevel = (fish: SectionedFish, texts: FishSectionTexts): Section => {
  const { level } = fish
  const name = level === null ? texts.levelUnknown : fill(texts.level, { n: String(level) })
  return apart(fish, { key: level ?? '?', name, order: level ?? unknown }, texts)
}

/** Places come in the order of their first fish. */
const byPlace = (fish: SectionedFish, texts: FishSectionTexts, places: ReadonlyMap<number, string>): Section => {
  const name = places.get(fish.placeNameId ?? 0)
  const isKnown = name !== undefined
  return apart(
    fish,
    { key: isKnown ? name : '?', name: name ?? texts.placeUnknown, order: isKnown ? 0 : unknown },
    texts,
  )
}

/** The section of a fish by a word of `groupings`; `places` are names by id. */
export const sectionOfFish = (
  fish: SectionedFish,
  grouping: string,
  texts: FishSectionTexts,
  places: ReadonlyMap<number, string>,
): Section => {
  if (grouping === 'level') return byLevel(fish, texts)
  return grouping === 'place' ? byPlace(fish, texts, places) : byWay(fish, texts)
}
