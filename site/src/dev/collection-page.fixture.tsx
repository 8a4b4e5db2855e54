import { itemWord } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { ComponentType } from 'react'
import { onTestFinished } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { view } from '#character/character-store.ts'
import { character as sample } from './frame.fixture.ts'
import { settleOn } from '#list/opened.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { listPageProps } from '#collection/build/page-props.ts'
import type { CollectionPageProps } from '#collection/frame.ts'
import type { ListedType } from '#collection/facts.ts'

interface Options {
  /** How the list is narrowed, as its address says it. */
  query?: string
  /** What is open, as the address says it below the list. */
  open?: string
  character?: Partial<CharacterAnswer>
  isRoomy?: boolean
  /** What this browser keeps. */
  kept?: Readonly<Record<string, string>>
  /** What else is answered, by path. */
  web?: Readonly<Record<string, unknown>>
}

interface DrawnPage extends Drawn {
  /** Shows the same page of a character of whom something else is known. */
  show: (character: Partial<CharacterAnswer>) => Promise<void>
}

/** Draws the island of a collection's page for a character who has nothing of it. Reset no modules in a test that does. */
export const drawnPage = async <Props extends CollectionPageProps>(
  Page: ComponentType<Props>,
  type: ListedType,
  { query = '', open, character = {}, isRoomy = true, kept = {}, web = {} }: Options = {},
  props: Omit<Props, keyof CollectionPageProps> = {} as Props,
): Promise<DrawnPage> => {
  const before = view.get()
  onTestFinished(() => view.set(before))
  const set = (rest: Partial<CharacterAnswer>) => view.set({ state: 'ready', character: { ...sample, ...rest } })
  const given = listPageProps('en', type, null)
  const items = { id: sample.id, private: false, items: [] }
  const list = `/char/${sample.id}/${given.facts.page.path}/`
  const page = await drawn(null, {
    ...{ path: list + query, isRoomy, kept },
    web: { [askPath('charitems', { id: sample.id, type: itemWord(type) })]: items, ...web },
  })
  set(character)
  await page.draw(<Page {...({ ...given, ...props } as Props & CollectionPageProps)} />)
  onTestFinished(() => page.settle(() => settleOn('/')))
  if (open !== undefined) await page.settle(() => settleOn(`${list}${open}/`))
  return { ...page, show: (rest) => page.settle(() => set(rest)) }
}
