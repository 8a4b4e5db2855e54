import { itemWord } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { unlockedCollections } from '@kupodex/data/game'
import type { ComponentType } from 'react'
import { onTestFinished, vi } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { view } from '#character/character-store.ts'
import { character as sample } from '#dev/frame.fixture.ts'
import { settleOn } from '#list/opened.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { unlockPages } from './store-props.ts'
import type { StorePageProps } from '../store-page.ts'

interface Options {
  /** What follows the character in the address. */
  path: string
  character?: Partial<CharacterAnswer> | null
  /** What is answered beside that the character has nothing of what has to be asked for, by path. */
  web?: Readonly<Record<string, unknown>>
  language?: StorePageProps['language']
}

/** Draws the page of the shops or of the trove for a character; null for one that is still loading. */
export const drawnStore = async (
  Page: ComponentType<StorePageProps>,
  { path, character = {}, web = {}, language = 'en' }: Options,
): Promise<Drawn> => {
  const before = view.get()
  onTestFinished(() => view.set(before))
  const { id } = sample
  const nothing = unlockedCollections.map(({ type }) => [
    askPath('charitems', { id, type: itemWord(type) }),
    { id, private: false, items: [] },
  ])
  const [below, query = ''] = path.split('?')
  const page = await drawn(null, { path: `/?${query}`, web: { ...Object.fromEntries(nothing), ...web } })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  view.set(character === null ? { state: 'loading' } : { state: 'ready', character: { ...sample, ...character } })
  settleOn(`/char/${id}/${below}`)
  onTestFinished(() => page.settle(() => settleOn('/')))
  await page.draw(<Page language={language} images={null} unlockPages={unlockPages(language)} />)
  return page
}
