import { syncedParts } from '@kupodex/data/character'
import { type CharacterAnswer, characterPages } from '@kupodex/data/contract'
import { type Language, languages, recordOf } from '@kupodex/data/game'
import { wholeCharacter } from '#tables/whole-character.ts'
import { type AnonymousProgress, progress } from './anonymous-progress.ts'
import { view } from './character-store.ts'
import { showFrame } from './frame.ts'
import { characterMenu } from './menu.ts'
import { anonymousTexts } from './texts.ts'

const nothing = { count: 0, possible: 0 }

/** Nothing is known of a collection before something of it is checked off: what an achievement or the Lodestone would prove is not there. */
const known = (sums: AnonymousProgress, type: string) => {
  const { [type]: sum = nothing } = sums
  return sum.count > 0 ? sum : nothing
}

const sumsOf = (type: string, { count, possible }: { count: number; possible: number }) => ({
  [`${type}Count`]: count,
  [`${type}Possible`]: possible,
  [`${type}Percent`]: possible === 0 ? 0 : Math.floor((100 * count) / possible),
  [`${type}Recent`]: null,
})

/** Nobody's character: it has a name and what was checked off in this browser. */
export const anonymousCharacter = (language: Language, sums: AnonymousProgress): CharacterAnswer | null =>
  wholeCharacter<CharacterAnswer>({
    ...{ id: 0, name: anonymousTexts(language).name, worldName: '', dcName: '', iconUrl: '', imageUrl: '' },
    ...{ status: 'ready', private: false, deleted: false, createdAt: null, updatedAt: null },
    ...recordOf(syncedParts, () => []),
    // The Lodestone has none of it, so that nothing is missing either.
    parts: recordOf(syncedParts, () => ({ state: 'public', asOf: null })),
    ...Object.assign(
      {},
      ...characterMenu.flatMap(({ types }) =>
        types.map((type) => (type === 'achievement' ? {} : sumsOf(type, known(sums, type)))),
      ),
    ),
  } as unknown as CharacterAnswer)

/** Shows nobody's character on a page: its list where it is checked off by hand, and on others only its frame. */
export const showAnonymous = (page: Document): void => {
  const language = languages.find((one) => one === page.documentElement.lang) ?? 'en'
  const [, word = 'profile'] = /\/char\/0\/(\w+)/.exec(page.location.pathname) ?? []
  const hasList = characterPages.some((one) => one.word === word && one.forNobody)
  // Nobody has favorites, and cannot be chosen.
  for (const button of page.querySelectorAll('.owner [data-favorite], .owner [data-choose]')) button.remove()
  progress.subscribe((sums) => {
    const character = anonymousCharacter(language, sums)
    if (character === null) return
    if (hasList) view.set({ state: 'ready', character })
    else {
      view.set({ state: 'none' })
      showFrame(page, { state: 'ready', character })
    }
  })
}
