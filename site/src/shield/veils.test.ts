import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { nameThing } from './name-thing.ts'
import { revealed, shield } from './shield-store.ts'
import { startVeils } from './veils.ts'

const forget = () => {
  shield.set(null)
  revealed.set(new Set())
}
beforeEach(forget)
afterAll(forget)

const markup = `
  <a data-hidden="Patch {patch}"></a>
  <div data-patch="73" id="late"><a href="/late/">Late</a><p>secret</p></div>
  <div data-patch="72" id="early"><a href="/early/">Early</a></div>
  <div data-patch="74" id="page"><h1>The Page</h1><span data-patch="74" id="part"><b>A Part</b></span></div>
  <p data-patch="80" id="plain" data-name="Late">in plain words</p>`

/** What the page watches for; the test calls it, as a browser does after something was added. */
const watchers: { added: () => void; isOn: boolean }[] = []

const open = (until: number | null) => {
  watchers.length = 0
  const page = openPage(markup)
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly watcher
      constructor(added: () => void) {
        this.watcher = { added, isOn: false }
        watchers.push(this.watcher)
      }
      observe() {
        this.watcher.isOn = true
      }
      disconnect() {
        this.watcher.isOn = false
      }
    },
  )
  const choose = startVeils(page.document)
  choose(storageOf(), until)
  return {
    ...page,
    choose: (patch: number | null) => choose(storageOf(), patch),
    veils: () => page.all('[data-veil]').map((veil) => veil.parentElement?.id),
    seen: () => page.all('[data-patch][data-seen]').map(({ id }) => id),
  }
}

describe('a page with a shield', () => {
  test('puts a button over what came later, one over all that belongs to it', () => {
    const { veils, seen, words } = open(72)
    expect([veils(), seen()]).toEqual([['late', 'page', 'plain'], ['early']])
    expect(words('[data-veil] button')).toEqual(['Patch 7.3', 'Patch 7.4', 'Patch 8.0'])
  })

  test('has a heading in place of a hidden one', () => {
    const { one } = open(72)
    expect(one('#page > [data-veil]').localName).toBe('h1')
    expect(one('#late > [data-veil]').localName).toBe('span')
  })

  test('shows a thing that is asked for wherever it is named, and moves there', () => {
    const { click, veils, seen, document } = open(72)
    click('#late button')
    expect([veils(), seen()]).toEqual([['page'], ['late', 'early', 'plain']])
    expect(document.activeElement?.getAttribute('href')).toBe('/late/')
  })

  test('moves to what has no link by making it reachable', () => {
    const { click, one, document } = open(72)
    click('#plain button')
    expect(document.activeElement).toBe(one('#plain'))
    expect(one('#plain').tabIndex).toBe(-1)
  })

  test('follows another choice, and hides again what was revealed', () => {
    const { click, choose, veils, seen, document } = open(72)
    click('#late button')
    choose(73)
    expect([veils(), seen()]).toEqual([
      ['page', 'plain'],
      ['late', 'early'],
    ])
    expect(document.documentElement.dataset['shield']).toBe('73')
    choose(71)
    expect(veils()).toEqual(['late', 'early', 'page', 'plain'])
    choose(null)
    expect([veils(), seen().length, 'shield' in document.documentElement.dataset]).toEqual([[], 5, false])
  })

  test('hides what is added later, as long as it hides anything', () => {
    const { document, choose, veils } = open(72)
    document.querySelector('#early')?.insertAdjacentHTML('afterend', '<p data-patch="75" id="added"><b>New</b></p>')
    expect(watchers.map(({ isOn }) => isOn)).toEqual([true])
    watchers[0]?.added()
    expect(veils()).toContain('added')
    choose(null)
    expect(watchers.map(({ isOn }) => isOn)).toEqual([false])
  })

  test('a click beside its buttons reveals nothing', () => {
    const { click, veils } = open(72)
    click('#early a')
    expect(veils()).toHaveLength(3)
  })
})

describe('the title of a page of one thing', () => {
  test('is hidden as long as the thing is', () => {
    const { document, choose } = open(72)
    nameThing(document, { name: 'Late', patch: 73, title: 'Late · Site' })
    expect(document.title).toBe('…')
    choose(72)
    expect(document.title).toBe('Patch 7.3')
    choose(73)
    expect(document.title).toBe('Late · Site')
    nameThing(document, { name: 'Late', patch: 73, title: 'Late · Site' })
    expect(document.title).toBe('Late · Site')
  })
})
