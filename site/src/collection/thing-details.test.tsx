import { describe, expect, onTestFinished, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import type { Rarity } from '#tables/rarity.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { prerendered, wordsIn } from '#ui/prerendered.fixture.ts'
import { markTexts } from '#marks/texts.ts'
import type { Fixed } from '#marks/fixed.ts'
import type { ListedType } from './facts.ts'
import type { ListFrame } from './frame.ts'
import { ThingDetails } from './thing-details.tsx'

const rarity: Rarity = {
  charCount: 25,
  failed: false,
  of: () => ({ id: 1, count: 17, points: 10, percent: 68, percentFull: 68 }),
}

/** What details of a thing say of the share of those who have it, all worlds together. */
const shareOf = async (type: ListedType, known: Rarity = rarity, isOwned = false) => {
  const thing = thingOf({ id: 1, name: 'A thing' }, { isOwned })
  const document = await prerendered(
    <ThingDetails
      frame={frameOf(type, { rarity: known })}
      character={{ ...character, dcName: '' }}
      thing={thing}
      groups={[]}
    />,
  )
  return wordsIn(document, 'dd > div')
}

test('a share of what the Lodestone lists is one of all characters', async () =>
  expect(await shareOf('mount')).toEqual(['68.0% of all characters']))

test('a share of what is read or checked off is one of those who show or check it', async () =>
  expect(await shareOf('emote')).toEqual(['68.0% of those who show or check these off']))

test.each(['fashion', 'barding', 'hair'] as const)(
  'a share of what is checked off, as of %ss, is one of those alone who do',
  async (type) => expect(await shareOf(type)).toEqual(['68.0% of those who check these off']),
)

test('that none of those counted own a thing is said of them alone, and not of what the character has', async () => {
  const none: Rarity = { ...rarity, of: () => undefined }
  expect(await shareOf('mount', none)).toEqual(['Nobody yet'])
  expect(await shareOf('vista', none)).toEqual(['0% of those who check these off'])
  expect(await shareOf('vista', { ...none, charCount: 0 })).toEqual(['Not counted yet'])
  expect(await shareOf('mount', none, true)).toEqual([])
  expect(await shareOf('vista', none, true)).toEqual([])
})

describe('a thing that is known without a tick', () => {
  const markup = async (fixed: Fixed) => {
    const mark = {
      texts: markTexts('en'),
      set: () => {},
      isTicking: false,
      setTicking: () => {},
    } as unknown as ListFrame['mark']
    const frame = frameOf('triadCard', { mark, proofNames: { 2819: 'A Card in the Hand' } })
    const thing = thingOf({ id: 1, name: 'Dodo' }, { isOwned: true, fixed })
    return prerendered(<ThingDetails frame={frame} character={character} thing={thing} groups={[]} />)
  }

  test.each<[Fixed, string]>([
    [{ by: 'read', date: 5 }, 'Its list on the Lodestone shows this, so it cannot be unchecked.'],
    [
      { by: 'proven', date: 5, achievement: 2819 },
      'The achievement “A Card in the Hand” proves this, so it cannot be unchecked.',
    ],
  ])('%j says by what, and has a box that is checked for good', async (fixed, sentence) => {
    const document = await markup(fixed)
    expect(wordsIn(document, 'p')).toContain(sentence)
    const box = document.querySelector('input[type=checkbox]')
    expect([box?.hasAttribute('checked'), box?.getAttribute('aria-disabled')]).toEqual([true, 'true'])
  })

  test('leads to the achievement that proves it', async () => {
    const document = await markup({ by: 'proven', date: 5, achievement: 2819 })
    expect(document.querySelector('a[href*="2819"]')?.textContent).toBe('A Card in the Hand')
  })
})

test('of a thing that the shield hides nothing is told, nor can it be wished for', async () => {
  const thing = thingOf({ id: 1, name: 'Horn', howTo: 'Sold by Rowan.', patch: '7.0' }, { mainPatch: 70 })
  const open = (isVeiled: boolean) =>
    drawn(<ThingDetails {...{ character, thing }} frame={frameOf('mount', { isVeiled: () => isVeiled })} groups={[]} />)
  const shown = await open(false)
  expect([shown.words('h2'), shown.all('dt').length > 1, shown.all('button').length]).toEqual([['Horn'], true, 2])
  shield.set(60)
  onTestFinished(() => shield.set(null))
  const hidden = await open(true)
  expect([hidden.words('h2'), hidden.all('dt').length, hidden.all('button:not(.veil)').length]).toEqual([[''], 0, 0])
})
