import type { Language, RarityType } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import { percentOf, weekLength } from '@kupodex/data/rules'
import { linePath, lineScale, spacedTicks } from '#charts/line.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber, formatPercent } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { fewestCharacters } from './places.ts'
import { shareOfCount, shareTextsOf } from './share.ts'
import { weekTexts } from './texts.ts'
import { isNextWeek, type ListWeeks, type WeekCount } from './weeks.ts'

const percentOfWeek = ({ owners, counted }: WeekCount): number => percentOf(owners, counted)

const lineHtml = (language: Language, counts: readonly WeekCount[], first: WeekCount, last: WeekCount): Html => {
  const texts = weekTexts(language)
  const points = counts.map((count) => ({ at: count.week, value: percentOfWeek(count) }))
  const { ticks, digits } = spacedTicks(points.map(({ value }) => value))
  const scale = lineScale(points, ticks)
  const percent = (value: number) => formatPercent(value, digits, language)
  const day = ({ week }: WeekCount) => formatDay(week, language)
  return html`
    <div class="week-plot" role="img" aria-label="${fill(texts.chart, { from: day(first), to: day(last) })}">
      <ul class="week-ticks">${ticks.toReversed().map((tick) => html`<li>${percent(tick)}</li>`)}</ul>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${ticks.map((tick) => html`<path class="week-grid" d="M0 ${scale.y(tick)}H100"/>`)}
        <path class="week-curve" d="${linePath(points, scale, isNextWeek)}"/>
      </svg>
      <p class="week-ends"><span>${day(first)}</span><span>${day(last)}</span></p>
    </div>
  `
}

interface Row {
  week: number
  count: WeekCount | null
}

/** The weeks from the newest to the first, also those without a count. */
const everyWeek = (counts: readonly WeekCount[]): Row[] =>
  counts
    .flatMap((count, at): Row[] => {
      const before = counts[at - 1]
      const missing = before === undefined ? 0 : Math.round((count.week - before.week) / weekLength) - 1
      const gap = Array.from({ length: missing }, (_, n) => ({
        week: (before?.week ?? 0) + (n + 1) * weekLength,
        count: null,
      }))
      return [...gap, { week: count.week, count }]
    })
    .reverse()

const isFew = ({ count }: Row): boolean => count !== null && count.counted < fewestCharacters

const tableHtml = (language: Language, type: RarityType, rows: readonly Row[]): Html => {
  const texts = weekTexts(language)
  const share = ({ owners, counted }: WeekCount) =>
    shareOfCount(owners, counted, language, shareTextsOf(type, language))
  return html`
    <table class="list week-table">
      <caption class="unseen">${texts.name}</caption>
      <thead>
        <tr><th scope="col">${texts.week}</th><th scope="col" class="n">${texts.percent}</th><th scope="col" class="n">${texts.count}</th></tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`
            <tr${isFew(row) && html` class="few"`}>
              <th scope="row">${formatDay(row.week, language)}</th>
              ${
                row.count === null
                  ? html`<td class="n quiet" colspan="2">${texts.noCount}</td>`
                  : html`<td class="n">${share(row.count)}</td><td class="n quiet">${formatNumber(row.count.owners, language)}</td>`
              }
            </tr>
          `,
        )}
      </tbody>
    </table>
    ${rows.some(isFew) && html`<p class="small soft">${fill(texts.few, { n: formatNumber(fewestCharacters, language) })}</p>`}
  `
}

const nowText = (language: Language, type: RarityType, first: WeekCount, last: WeekCount): string => {
  const share = ({ owners, counted }: WeekCount) =>
    shareOfCount(owners, counted, language, shareTextsOf(type, language))
  return fill(weekTexts(language).now, {
    ...{ share: share(last), before: share(first) },
    date: formatDay(first.week, language),
  })
}

/** Owners of a thing week by week as HTML: a line with its table, or since when they are counted where there are no two weeks yet. */
export const weeksHtml = (language: Language, type: RarityType, weeks: ListWeeks, id: number): Html => {
  const texts = weekTexts(language)
  const counts = weeks.countsOf(id)
  const [first, last] = [counts[0], counts.at(-1)]
  const earlier =
    weeks.hasEarlier && html`<p><button class="button quiet" type="button" data-earlier>${texts.earlier}</button></p>`
  if (first === undefined || last === undefined || first === last) {
    const text = first === undefined ? texts.notYet : fill(texts.since, { date: formatDay(first.week, language) })
    return html`<div class="panel week-line week-none"><p class="soft">${text}</p></div>${earlier}`
  }
  return html`
    <figure class="panel week-line">
      <figcaption>${nowText(language, type, first, last)}</figcaption>
      ${lineHtml(language, counts, first, last)}
      <details>
        <summary>${texts.table}</summary>
        ${tableHtml(language, type, everyWeek(counts))}
      </details>
    </figure>
    ${earlier}
  `
}
