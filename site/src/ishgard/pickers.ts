import type { IshgardIndexAnswer } from '@kupodex/data/contract'
import { ishgardTexts } from '#boards/texts.ts'
import { inLanguage, ishgardPath } from '#paths/paths.ts'
import { type Html, html } from '@kupodex/data/html'
import { listed } from '#format/punctuation.ts'
import { tipHtml } from '#format/tip.ts'
import { fill } from '#texts/fill.ts'
import { fitting, type IshgardChoice, seasonOf } from './choice.ts'
import type { IshgardFrame } from './frame.ts'

/** The name of a group of jobs, or of one job. */
export const groupName = ({ language, codes }: Pick<IshgardFrame, 'language' | 'codes'>, group: string): string =>
  group === 'Crafters' || group === 'Gatherers' ? ishgardTexts(language)[group] : (codes[group] ?? group)

/** What a group's link says, and what it is called; the visible text begins the accessible name. */
const labels = ({ language, codes, letters }: IshgardFrame, group: string): [string, string] => {
  const name = groupName({ language, codes }, group)
  const short = letters[group]
  return short === undefined ? [name, name] : [short, listed(language, short, name)]
}

/** A job's own icon; none for all crafters or gatherers. */
const iconOf = ({ codes, sprite }: IshgardFrame, group: string): Html | null =>
  codes[group] === undefined
    ? null
    : html`<svg class="icon" aria-hidden="true"><use href="${sprite}#job-${group}"/></svg>`

/** What the letters of a job stand for. */
const tipOf = ({ codes }: IshgardFrame, group: string): Html | null =>
  codes[group] === undefined ? null : tipHtml(codes[group])

export const pickersHtml = (frame: IshgardFrame, index: IshgardIndexAnswer, choice: IshgardChoice): Html => {
  const { language } = frame
  const texts = ishgardTexts(language)
  const season = seasonOf(index, choice.season)
  const link = (other: Partial<IshgardChoice>, text: string, label = text, icon?: Html | null, tip?: Html | null) => {
    const to = fitting(index, { ...choice, ...other })
    const isHere = (Object.keys(other) as (keyof IshgardChoice)[]).every((key) => choice[key] === other[key])
    const href = inLanguage(language, ishgardPath(to.scope, to.season, to.group, to.day))
    const here = isHere && html` aria-current="page"`
    const heard = label !== text && html` aria-label="${label}"`
    return html`<li><a href="${href}"${here}${heard}>${icon}${text}${tip}</a></li>`
  }
  const nav = (label: string, links: readonly Html[]) => html`
    <nav class="picker" aria-label="${label}">
      <span class="small soft" aria-hidden="true">${label}</span>
      <ul class="chips tight small">${links}</ul>
    </nav>
  `
  const { seasons } = index
  const { groups = [], days = [] } = season ?? {}
  return html`
    ${nav(
      texts.season,
      seasons.map((one) => link({ season: one.season }, fill(texts.seasonOf, { n: String(one.season) }))),
    )}
    ${nav(
      texts.group,
      groups.map((group) => link({ group }, ...labels(frame, group), iconOf(frame, group), tipOf(frame, group))),
    )}
    ${nav(
      texts.day,
      days.map((day) => link({ day }, String(day), fill(texts.dayOf, { n: String(day) }))),
    )}
  `
}
