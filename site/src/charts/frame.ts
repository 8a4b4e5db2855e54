import { type Html, html } from '@kupodex/data/html'

export interface ChartFrame {
  /** Bars from lowest to highest with the average, or bars of parts one after another. */
  kind: 'spread' | 'parts'
  title: string
  /** Rows that the chart has. */
  lines: number
  /** What opens the table. */
  summary: string
  /** The table as HTML: row heads are labels, cells with `data-v` the values. */
  table: Html
}

/** Height of a bar with its space, and of the axis and legend (px). */
const line = 26
const around = 64

/** The height of a chart of so many rows (px). */
export const chartHeight = (lines: number): number => around + lines * line

/** A chart with its table as HTML. It is drawn from the table once it is seen; an empty drawing keeps its place until then. Without a script there is the table. */
export const chartHtml = ({ kind, title, lines, summary, table }: ChartFrame): Html => html`
  <figure class="chart panel" data-chart="${kind}">
    <figcaption>${title}</figcaption>
    <div class="plot js-only" aria-hidden="true">
      <svg width="1" height="${chartHeight(lines)}"></svg>
      <canvas></canvas>
    </div>
    <details>
      <summary>${summary}</summary>
      ${table}
    </details>
  </figure>
`
