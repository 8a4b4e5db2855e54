import { expect, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import { budgets, compressed, faceBudget, faceWeight, htmlWeight, passed, withoutLateRows } from './budgets.ts'

const table = (rows: number) =>
  `<table><thead><tr><th>Name</th></tr></thead><tbody data-rows>${Array.from({ length: rows }, (_, at) => `<tr class="a"><td>${at}</td></tr>`).join('')}</tbody></table>`

test.each([0, 1, 99, 100])('a table of %i rows stays as it is', (rows) => {
  expect(withoutLateRows(table(rows))).toBe(table(rows))
})

test('of longer tables the first hundred rows are left, of each table', () => {
  const page = `<h1>Lists</h1>${table(250)}<p>and</p>${table(101)}<p>end</p>`
  expect(withoutLateRows(page)).toBe(`<h1>Lists</h1>${table(100)}<p>and</p>${table(100)}<p>end</p>`)
})

test('addresses of faces are weighed by themselves', () => {
  const random = () => randomBytes(16).toString('hex')
  const page = (rows: number, addressOf: () => string) =>
    Array.from(
      { length: rows },
      () => `<td><i class="face h1"><svg></svg><img src="${addressOf()}" alt=""></i></td>`,
    ).join('')
  const address = () => `https://faces.example/f/${random()}_${random()}fc0.jpg?1762804432`
  const { count, bytes } = faceWeight(page(100, address))
  expect(count).toBe(100)
  expect(bytes).toBeGreaterThan(100 * 30)
  expect(bytes).toBeLessThan(100 * faceBudget)
  expect(htmlWeight(page(100, address))).toBe(htmlWeight(page(100, () => '')))
  expect(faceWeight('<img src="/map.webp" alt="">')).toEqual({ count: 0, bytes: 0 })
})

test('a change of digests changes no weight', () => {
  const script = (digests: readonly string[]) =>
    compressed(digests.map((digest) => `import"./part.${digest}.js";a("/_astro/page.${digest}.css")`).join(';')).length
  expect(script(['BS1t5la0', '_Xh-jJE2'])).toBe(script(['BUU1Ef7l', 'aaaaaaaa']))
})

test('what passes its budget is reported with both figures', () => {
  expect(passed({ html: 12_800, css: 6_600, js: 15_400 }, budgets.reading)).toEqual([])
  expect(passed({ html: 12_801, css: 0, js: 90_000 }, budgets.reading)).toEqual([
    'html: 12801 of 12800 bytes',
    'js: 90000 of 15400 bytes',
  ])
  expect(passed({ html: 0, css: 0, js: 90_000 }, budgets.island)).toEqual([])
})
