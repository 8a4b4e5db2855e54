import { html, markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { chartHtml } from './frame.ts'
import { chartData } from './read.ts'

test('rows become columns, and a cell that is missing counts nothing', () => {
  const rows = [
    { label: 'Lich', values: [1, 2] },
    { label: 'Shiva', values: [3] },
  ]
  expect(chartData(['lowest', 'highest'], rows)).toEqual({
    labels: ['Lich', 'Shiva'],
    columns: [
      { name: 'lowest', values: [1, 3] },
      { name: 'highest', values: [2, 0] },
    ],
  })
})

test('a chart keeps its place before it is drawn, and has its table', () => {
  const table = html`<table></table>`
  const chart = markupOf(chartHtml({ kind: 'spread', title: 'A < B', lines: 10, summary: 'Table', table }))
  expect(chart).toContain('A &lt; B')
  expect(chart).toContain('height="324"')
  expect(chart).toContain('<summary>Table</summary><table></table>')
})
