import { expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindFacets } from './bind-facets.ts'

const chip = (facet: string, value: string) =>
  `<button data-facet="${facet}" value="${value}">${value} <small></small></button>`
const row = (id: number, patch: number | null, more = '') =>
  `<tr data-thing="mount/${id}" ${more}><td><div ${patch === null ? '' : `data-patch="${patch}"`}><b>No. ${id}</b></div></td></tr>`

/** Five things below two dividers: of patch 2.1, 3.1, 7.2, none, and 7.0. */
const markup = `
  <div data-facets data-shown="{n} of {of}" data-of="5" data-nothing="Nothing">
    ${chip('expansion', '0')}${chip('expansion', '5')}${chip('source', '2')}${chip('source', '0')}
    <input data-words><button data-fold aria-expanded="false"><small data-chosen></small></button>
    <p data-found></p><button data-all hidden>All</button>
  </div>
  <table><tbody data-rows>
    <tr class="shelf-divider"><th>First</th></tr>
    ${row(1, 21, 'data-source="2"')}${row(2, 31, 'data-source="2"')}
    <tr class="shelf-divider"><th>Second</th></tr>
    ${row(3, 72, 'data-part="7.25"')}${row(4, null, 'data-source="2"')}${row(5, 70, 'data-source="2"')}
  </tbody></table>`

const open = (query = '') => {
  const page = openPage(markup, { path: `/browse/mounts/${query}` })
  bindFacets(page.document, location, history)
  return {
    ...page,
    address: () => `${location.pathname}${location.search}`,
    shown: () => page.all('[data-thing]').flatMap((line) => (line.hidden ? [] : [line.dataset['thing']?.slice(6)])),
    dividers: () => page.all('.shelf-divider').flatMap((line) => (line.hidden ? [] : [line.textContent])),
    pressed: () => page.all('[aria-pressed=true]').map((one) => `${one.dataset['facet']} ${one.getAttribute('value')}`),
    choose: (facet: string, value: string) => page.click(`[data-facet=${facet}][value="${value}"]`),
    found: () => page.one('[data-found]').textContent,
    hasAll: () => !page.one('[data-all]').hasAttribute('hidden'),
  }
}

test('nothing is narrowed where the address says nothing, or what no chip has', () => {
  for (const query of ['', '?expansion=9', '?category=2', '?other=0']) {
    const { shown, pressed, found, hasAll, one } = open(query)
    expect([shown().length, pressed(), found(), hasAll()]).toEqual([5, [], '', false])
    expect(one('[data-chosen]').textContent).toBe('')
  }
})

test('a chip narrows rows and dividers, and stands in the address', () => {
  const { choose, shown, dividers, pressed, found, hasAll, address } = open()
  choose('expansion', '0')
  expect([shown(), dividers(), pressed(), found(), hasAll()]).toEqual([
    ['1'],
    ['First'],
    ['expansion 0'],
    '1 of 5',
    true,
  ])
  expect(address()).toBe('/browse/mounts/?expansion=0')
})

test('chips of two kinds go together, another of the same kind takes the place of the first', () => {
  const { choose, shown, dividers, pressed, address } = open()
  choose('expansion', '0')
  choose('expansion', '5')
  expect([shown(), dividers()]).toEqual([['3', '5'], ['Second']])
  choose('source', '2')
  expect([shown(), pressed()]).toEqual([['5'], ['expansion 5', 'source 2']])
  expect(address()).toBe('/browse/mounts/?expansion=5&source=2')
})

test('the same chip again takes back what it chose alone', () => {
  const { choose, shown, address } = open('?expansion=5&source=2')
  expect(shown()).toEqual(['5'])
  choose('expansion', '5')
  expect([shown(), address()]).toEqual([['1', '2', '4', '5'], '/browse/mounts/?source=2'])
})

test('everything comes back with one button, and the address is as without a choice', () => {
  const { click, shown, dividers, found, hasAll, address } = open('?source=2')
  click('[data-all]')
  expect([shown().length, dividers(), found(), hasAll(), address()]).toEqual([
    ...[5, ['First', 'Second'], '', false, '/browse/mounts/'],
  ])
})

test('what has no source counts as such, and what has no patch is of no expansion', () => {
  expect(open('?source=0').shown()).toEqual(['3'])
  expect(open('?expansion=0&source=2').shown()).toEqual(['1'])
})

test('words of names narrow rows beside chips, stand in the address, and go with all', () => {
  const { enter, choose, click, shown, found, address, one } = open()
  enter('[data-words]', '5 Nó')
  expect([shown(), found(), address()]).toEqual([['5'], '1 of 5', '/browse/mounts/?q=5+N%C3%B3'])
  choose('expansion', '0')
  expect([shown(), address()]).toEqual([[], '/browse/mounts/?expansion=0&q=5+N%C3%B3'])
  click('[data-all]')
  expect([shown().length, one<HTMLInputElement>('[data-words]').value, address()]).toEqual([5, '', '/browse/mounts/'])
})

test('words of the address are in the field, and clearing it shows everything', () => {
  const { enter, shown, one, hasAll, address } = open('?q=3')
  expect([shown(), one<HTMLInputElement>('[data-words]').value]).toEqual([['3'], '3'])
  enter('[data-words]', ' ')
  expect([shown().length, hasAll(), address()]).toEqual([5, false, '/browse/mounts/'])
})

test('a name that the spoiler shield hides is not found', () => {
  const { document, enter, shown, all } = open()
  document.documentElement.dataset['shield'] = ''
  for (const patched of all('[data-patch="21"]')) patched.dataset['seen'] = ''
  enter('[data-words]', 'no')
  expect(shown()).toEqual(['1', '4'])
})

test('a row may say its expansion, kind and level itself', () => {
  const { one, choose, shown } = open()
  one('[data-thing="mount/4"]').dataset['expansion'] = '5'
  choose('expansion', '5')
  expect(shown()).toEqual(['3', '4', '5'])
})

test('where nothing is left that is said', () => {
  const { found, dividers } = open('?expansion=0&source=0')
  expect([found(), dividers()]).toEqual(['Nothing', []])
})

test('a click beside the chips changes nothing, and a page without them is left alone', () => {
  const { click, shown } = open('?source=2')
  click('[data-found]')
  expect(shown()).toHaveLength(4)
  expect(() => bindFacets(openPage('<p></p>').document, location, history)).not.toThrow()
})

test('the words of the search may be an exact patch', () => {
  expect(open('?q=7.25').shown()).toEqual(['3'])
  expect(open('?q=Patch+7.25').shown()).toEqual(['3'])
  expect(open('?q=7.55').shown()).toEqual([])
})

test('a chip of a collection narrows rows to its things', () => {
  const page = openPage(
    `<div data-facets>${chip('collection', 'mount')}${chip('collection', 'minion')}</div>
     <table><tbody data-rows>${row(1, 70)}${row(2, 70).replace('mount/2', 'minion/2')}</tbody></table>`,
    { path: '/new/7-0/?collection=minion' },
  )
  bindFacets(page.document, location, history)
  const shown = () => page.all('[data-thing]').flatMap((line) => (line.hidden ? [] : [line.dataset['thing']]))
  expect(shown()).toEqual(['minion/2'])
  page.click('[value=mount]')
  expect(shown()).toEqual(['mount/1'])
})

test('where only what is missing is asked for, chips count that, and dividers and the sum follow', () => {
  const { document, all, one, choose, shown, dividers, found, hasAll } = open()
  const box = document.createElement('p')
  box.innerHTML = '<input type="checkbox" data-missing>'
  document.body.append(box)
  for (const id of [1, 2, 5]) one(`[data-thing="mount/${id}"]`).dataset['own'] = ''
  const missing = one<HTMLInputElement>('[data-missing]')
  const counts = () => all('[data-facet] small').map((number) => number.textContent)
  missing.click()
  expect([counts(), shown(), dividers(), found(), hasAll()]).toEqual([
    ...[['0', '1', '1', '1'], ['3', '4'], ['Second'], '2 of 5', false],
  ])
  choose('source', '2')
  expect([shown(), found(), hasAll()]).toEqual([['4'], '1 of 5', true])
  missing.click()
  expect([counts(), shown()]).toEqual([
    ['1', '2', '4', '1'],
    ['1', '2', '4', '5'],
  ])
})

test('what shows everything again leads to the words, because it is gone then', () => {
  const { click, document, one } = open('?source=2')
  click('[data-all]')
  expect(document.activeElement).toBe(one('[data-words]'))
})

test('on a phone chips are folded away, and their button says how many are pressed', () => {
  const { one, click, choose, words } = open()
  const isOpen = () => [
    one('[data-facets]').hasAttribute('data-open'),
    one('[data-fold]').getAttribute('aria-expanded'),
  ]
  expect([isOpen(), words('[data-chosen]')]).toEqual([[false, 'false'], ['']])
  click('[data-fold]')
  choose('expansion', '0')
  choose('source', '2')
  expect([isOpen(), words('[data-chosen]')]).toEqual([[true, 'true'], ['2']])
  click('[data-fold]')
  expect(isOpen()).toEqual([false, 'false'])
  expect(open('?source=2').words('[data-chosen]')).toEqual(['1'])
})
