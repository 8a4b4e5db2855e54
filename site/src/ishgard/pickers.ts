import type { IshgardIndexAnswer } from '@kupodex/data/contract'
import { inLanguage, ishgardPath } from '#paths/paths.ts'
import { escapeHtml } from '@kupodex/data/html'
import { tipHtml } from '#format/tip.ts'
import { fill } from '#texts/fill.ts'
import { fitting, type IshgardChoice, seasonOf } from './choice.ts'
import type { IshgardFrame } from './frame.ts'

/** The name of a group of jobs, or of one job. */
export const groupName = ({ texts, codes }: Pick<IshgardFrame, 'texts' | 'codes'>, group: string): string =>
  group === 'Crafters' || group === 'Gatherers' ? texts[group] : (codes[group] ?? group)

/** What a group's link says, and what it is called; what is seen begins what is heard. */
const labels = (frame: IshgardFrame, group: string): [string, string] => {
  const name = groupName(frame, group)
  return frame.codes[group] === undefined ? [name, name] : [group, `${group}, ${name}`]
}

/** A job's own icon; none for all crafters or gatherers. */
const iconOf = ({ codes, sprite }: IshgardFrame, group: string): string =>
  codes[group] === undefined
    ? ''
    : `<svg class="icon" aria-hidden="true"><use href="${escapeHtml(sprite)}#job-${escapeHtml(group)}"/></svg>`

/** What the letters of a job stand for. */
const tipOf = ({ codes }: IshgardFrame, group: string): string =>
  codes[group] === undefined ? '' : tipHtml(codes[group])

/** Season, job and day of a board as rows of links. */
export const pickersHtml = (frame: IshgardFrame, index: IshgardIndexAnswer, choice: IshgardChoice): string => {
  const { language, texts } = frame
  const season = seasonOf(index, choice.season)
  const link = (other: Partial<IshgardChoice>, text: string, label = text, icon = '', tip = '') => {
    const to = fitting(index, { ...choice, ...other })
    const isHere = (Object.keys(other) as (keyof IshgardChoice)[]).every((key) => choice[key] === other[key])
    const href = inLanguage(language, ishgardPath(to.scope, to.season, to.group, to.day))
    return `<li><a href="${escapeHtml(href)}"${isHere ? ' aria-current="page"' : ''}${label === text ? '' : ` aria-label="${escapeHtml(label)}"`}>${icon}${escapeHtml(text)}${tip}</a></li>`
  }
  const nav = (label: string, links: readonly string[]) =>
    `<nav class="picker" aria-label="${escapeHtml(label)}"><span class="small soft" aria-hidden="true">${escapeHtml(label)}</span><ul class="chips tight small">${links.join('')}</ul></nav>`
  return [
    nav(
      texts.season,
      index.seasons.map((one) => link({ season: one.season }, fill(texts.seasonOf, { n: String(one.season) }))),
    ),
    nav(
      texts.group,
      (season?.groups ?? []).map((group) =>
        link({ group }, ...labels(frame, group), iconOf(frame, group), tipOf(frame, group)),
      ),
    ),
    nav(
      texts.day,
      (season?.days ?? []).map((day) => link({ day }, String(day), fill(texts.dayOf, { n: String(day) }))),
    ),
  ].join('')
}
