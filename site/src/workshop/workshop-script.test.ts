import { craftResult } from '@kupodex/data/rules'
import { describe, expect, test, vi } from 'vitest'
import { openPage, type PageOptions } from '#ui/page.fixture.ts'
import { craftsIn } from './build/crafts.ts'
import { workshopMarkup } from './page.fixture.ts'
import { sharedWord } from './ground/share.ts'
import { isUnlocked, linesOf } from './ground/sort.ts'
import { demandOf, keptState, readState, startState, withDemand, type WorkshopState } from './ground/state.ts'
import { workshopTexts } from './ground/texts.ts'

const words = workshopTexts('en')
const key = 'kupodex.islandworkshop'
const crafts = craftsIn('en')
const [potion, other] = crafts
if (potion === undefined || other === undefined) throw new Error('two crafts are needed')

/** Patterns of which the first has every craft at high popularity, and the third the first craft alone at low. */
const patterns = ['1'.repeat(81), '2'.repeat(81), `3${'2'.repeat(80)}`]

const open = async (options: PageOptions = {}) => {
  const page = openPage(workshopMarkup(), { web: { '/island-popularity.json': patterns }, ...options })
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  vi.resetModules()
  await import('./workshop-script.ts')
  return {
    ...page,
    copied,
    kept: () => readState(page.storage.getItem(key)),
    said: () => page.one('[data-said]').textContent,
    isHidden: (name: string) => page.one(`[data-${name}]`).hasAttribute('hidden'),
    value: (name: string) => page.one<HTMLInputElement>(`[data-${name}]`).value,
    ids: () => page.all('tbody tr').flatMap((row) => (row.hidden ? [] : [Number(row.dataset['id'])])),
    cell: (id: number, name: string) => page.one(`tr[data-id="${id}"] [data-${name}]`).textContent?.trim(),
    choose: (name: string, value: string) => page.enter(`[data-${name}]`, value),
  }
}
const kept = (state: WorkshopState) => ({ kept: { [key]: keptState(state) } })
const shown = (state: WorkshopState) =>
  linesOf(crafts, state).flatMap(({ craft }) => (isUnlocked(craft, state) ? [craft.id] : []))

describe('the calculator', () => {
  test('begins with the highest ranks, and nothing entered', async () => {
    const page = await open()
    expect(['workshop-rank', 'island-rank', 'groove', 'sort', 'pattern'].map(page.value)).toEqual([
      '5',
      '20',
      '',
      'game',
      '',
    ])
    expect(page.ids()).toEqual(shown(startState))
    expect(page.one('[data-count]').textContent).toBe(`${crafts.length} handicrafts`)
    expect([page.isHidden('banner'), page.isHidden('undo'), page.said()]).toEqual([true, true, ''])
  })

  test('begins with what this browser keeps', async () => {
    const state = withDemand(
      { ...startState, workshopRank: 3, islandRank: 4, groove: 7, tableSort: 'final' },
      potion.id,
      {
        popularity: 140,
      },
    )
    const page = await open(kept(state))
    expect(['workshop-rank', 'island-rank', 'groove', 'sort'].map(page.value)).toEqual(['3', '4', '7', 'final'])
    expect(page.ids()).toEqual(shown(state))
    expect(page.cell(potion.id, 'popularity')).toBe('Very High 140%')
    expect(page.one('[data-count]').textContent).toBe(`${shown(state).length} handicrafts`)
  })

  test('works out every craft again for other ranks and groove, and keeps them', async () => {
    const page = await open()
    page.choose('workshop-rank', '2')
    page.choose('groove', '30')
    page.choose('island-rank', '1')
    const state = { ...startState, workshopRank: 2, groove: 30, islandRank: 1 }
    expect(page.kept()).toEqual(state)
    expect(page.ids()).toEqual(shown(state))
    const { finalValue } = craftResult(potion, { rank: 2, groove: 30 }, demandOf(state, potion.id))
    expect(page.one(`tr[data-id="${potion.id}"] [data-result="0"] b`).textContent).toBe(String(finalValue))
  })

  test.each([
    ['groove', '46', 'Groove: not used. Enter a whole number from 0 to 45.'],
    ['island-rank', '21', 'Sanctuary rank: not used. Enter a whole number from 1 to 20.'],
    ['groove', '1.5', 'Groove: not used. Enter a whole number from 0 to 45.'],
  ])('takes no %s of %s, and says why', async (name, value, problem) => {
    const page = await open()
    page.choose(name, value)
    expect(page.one('[data-problem]').textContent).toBe(problem)
    expect(page.one(`[data-${name}]`).getAttribute('aria-invalid')).toBe('true')
    expect(page.kept()).toEqual(startState)
    page.choose(name, '')
    expect([page.one('[data-problem]').textContent, page.one(`[data-${name}]`).getAttribute('aria-invalid')]).toEqual([
      ...['', 'false'],
    ])
    expect(page.kept()).toEqual({ ...startState, [name === 'groove' ? 'groove' : 'islandRank']: 0 })
  })

  test('does not use the beginning of a number that it does not take', async () => {
    const page = await open(kept({ ...startState, groove: 4 }))
    const field = page.one<HTMLInputElement>('[data-groove]')
    const type = (text: string) => {
      field.value = text
      page.send(field, 'input')
    }
    field.focus()
    type('9')
    expect(page.kept().groove).toBe(9)
    type('99')
    expect(page.kept().groove).toBe(4)
    type('12')
    page.send(field, 'change')
    type('123')
    expect(page.kept().groove).toBe(12)
  })

  test('says why a number is not used for as long as it is shown', async () => {
    const page = await open()
    const problem = () => page.one('[data-problem]').textContent
    const isInvalid = (name: string) => page.one(`[data-${name}]`).getAttribute('aria-invalid')
    page.one('[data-groove]').focus()
    page.choose('groove', '99')
    page.one('[data-island-rank]').focus()
    page.choose('island-rank', '0')
    expect(problem()).toBe(
      'Sanctuary rank: not used. Enter a whole number from 1 to 20. Groove: not used. Enter a whole number from 0 to 45.',
    )
    expect([isInvalid('groove'), isInvalid('island-rank')]).toEqual(['true', 'true'])
    // Taken up, the rank draws everything again: the groove that counts takes the place of the one that does not.
    page.choose('island-rank', '7')
    expect([page.value('groove'), isInvalid('groove'), isInvalid('island-rank'), problem()]).toEqual([
      ...['', 'false', 'false', ''],
    ])
  })

  test('can be sorted, and rows that stand in their order are not moved', async () => {
    const page = await open()
    page.choose('sort', 'base')
    expect(page.ids()).toEqual(shown({ ...startState, tableSort: 'base' }))
    expect(page.kept().tableSort).toBe('base')
  })

  test('has choices in a column that is edited, and what is chosen counts at once', async () => {
    const page = await open(kept({ ...startState, tableSort: 'final', pattern: 2 }))
    const order = page.ids()
    page.click('[data-edit-supply]')
    expect(page.kept().edits).toEqual({ popularity: false, supply: true, shift: false })
    expect(page.all('tbody select')).toHaveLength(crafts.length)
    page.enter(`tr[data-id="${other.id}"] select`, '60')
    expect(demandOf(page.kept(), other.id)).toEqual({ ...demandOf(startState, other.id), supply: 60 })
    expect([page.kept().pattern, page.value('pattern')]).toEqual([2, '2'])
    expect(page.ids()).toEqual(order)
    page.click('[data-edit-supply]')
    expect(page.cell(other.id, 'supply')).toBe('Overflowing 60%')
    page.click('[data-edit-popularity]')
    page.enter(`tr[data-id="${other.id}"] select`, '80')
    expect([page.kept().pattern, page.value('pattern')]).toEqual([null, ''])
  })
})

describe('what changes a lot', () => {
  const entered = withDemand({ ...startState, groove: 9 }, potion.id, { supply: 60 })

  test('as a reset can be undone once', async () => {
    const page = await open(kept(entered))
    page.click('[data-reset]')
    expect([page.kept(), page.said(), page.isHidden('undo')]).toEqual([
      { ...entered, crafts: {} },
      words.resetDone,
      false,
    ])
    page.click('[data-undo]')
    expect([page.kept(), page.said(), page.isHidden('undo')]).toEqual([entered, words.undone, true])
    expect(page.document.activeElement).toBe(page.one('[data-sort]'))
    page.choose('groove', '3')
    page.click('[data-undo]')
    expect(page.kept().groove).toBe(3)
  })

  test('as a pattern fills in the popularity of all crafts', async () => {
    const page = await open(kept(entered))
    page.choose('pattern', '1')
    await vi.waitFor(() => expect(page.said()).toBe('Popularity of pattern 1 filled in.'))
    expect(page.kept().pattern).toBe(1)
    expect(demandOf(page.kept(), potion.id)).toEqual({ ...demandOf(entered, potion.id), popularity: 100 })
    page.choose('pattern', '')
    expect(page.kept().pattern).toBeNull()
    page.choose('pattern', '0')
    await vi.waitFor(() => expect(demandOf(page.kept(), other.id).popularity).toBe(120))
    expect(page.asked).toEqual(['/island-popularity.json'])
  })

  test('that cannot be had leaves everything as it is, and is asked for again', async () => {
    const web: Record<string, unknown> = {}
    const page = await open({ ...kept(entered), web })
    page.choose('pattern', '1')
    await vi.waitFor(() => expect(page.said()).toBe(words.patternError))
    expect([page.value('pattern'), page.kept(), page.isHidden('undo')]).toEqual(['', entered, true])
    web['/island-popularity.json'] = patterns
    page.choose('pattern', '1')
    await vi.waitFor(() => expect(page.kept().pattern).toBe(1))
  })

  test('as a pasted list says how much of it was read', async () => {
    const page = await open()
    page.one<HTMLTextAreaElement>('[data-paste]').value = `${potion.name}\tLow\tSurplus\n1x\n2x\n3x\n4x`
    page.click('[data-paste-button]')
    expect(page.said()).toBe('1 handicraft filled in · 4 lines were not understood: 1x / 2x / 3x …')
    expect(demandOf(page.kept(), potion.id)).toMatchObject({ popularity: 80, supply: 80 })
    expect(page.isHidden('undo')).toBe(false)
    page.one<HTMLTextAreaElement>('[data-paste]').value = 'nothing'
    page.click('[data-undo]')
    page.click('[data-paste-button]')
    expect(page.said()).toBe('0 handicrafts filled in · 1 line was not understood: nothing')
    expect([page.kept().crafts, page.isHidden('undo')]).toEqual([{}, true])
  })

  test('as a whole list finds the pattern of the week', async () => {
    const page = await open()
    page.one<HTMLTextAreaElement>('[data-paste]').value = crafts.map(({ name }) => `${name}\tHigh`).join('\n')
    page.click('[data-paste-button]')
    await vi.waitFor(() => expect(page.kept().pattern).toBe(0))
    expect(page.value('pattern')).toBe('0')
  })
})

describe('a link', () => {
  const own = { ...startState, groove: 4 }
  const theirs = withDemand({ ...startState, workshopRank: 2, groove: 12 }, potion.id, { supply: 60 })
  const path = `/islandworkshop/?a=1&w=${sharedWord(theirs)}`

  test('has all values, and is copied', async () => {
    const page = await open({ ...kept(own), path: '/islandworkshop/' })
    page.click('[data-share]')
    const address = `https://kupodex.test/islandworkshop/?w=${sharedWord(own)}`
    await vi.waitFor(() => expect(page.said()).toBe(words.shared))
    expect([page.value('link'), page.isHidden('link'), page.copied]).toEqual([address, false, [address]])
  })

  test('is shown without being kept, until its reader wants that', async () => {
    const page = await open({ ...kept(own), path })
    expect([page.value('workshop-rank'), page.value('groove'), page.isHidden('banner')]).toEqual(['2', '12', false])
    expect(page.said()).toBe('')
    page.choose('sort', 'base')
    expect(page.kept()).toEqual(own)
    page.click('[data-keep]')
    expect(page.kept()).toMatchObject({ workshopRank: 2, groove: 12, tableSort: 'base' })
    expect([page.isHidden('banner'), location.search]).toEqual([true, '?a=1'])
  })

  test('gives way to the reader’s own values', async () => {
    const page = await open({ ...kept(own), path })
    page.click('[data-mine]')
    expect([page.value('workshop-rank'), page.value('groove'), page.isHidden('banner')]).toEqual(['5', '4', true])
    expect([page.kept(), location.search]).toEqual([own, '?a=1'])
  })

  test('that is none of ours leaves the reader’s own values, and says so', async () => {
    const page = await open({ ...kept(own), path: '/islandworkshop/?w=1.5' })
    expect([page.value('groove'), page.said(), page.isHidden('banner')]).toEqual(['4', words.badLink, true])
  })
})
