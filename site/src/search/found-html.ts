import type { NamesFile } from '@kupodex/data/find'
import type { Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import { addressOf } from '#find/address.ts'
import type { FoundGroup } from '#find/group.ts'
import type { Mine } from '#find/mine.ts'
import { findingTexts } from '#find/texts.ts'
import { formatNumber } from '#format/number.ts'
import { companyPath, inLanguage } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import type { FoundCompany } from './companies.ts'
import type { Suggestion } from './suggest.ts'

/** An option: where it leads, what it is called, and what is said beside it. */
export interface Option {
  href: string
  name: string
  notes: readonly string[]
}

/** Options below a heading; without one where all are of one kind. */
export interface OptionGroup {
  title: string | null
  options: readonly Option[]
}

export const thingOptions = (
  groups: readonly FoundGroup[],
  marks: NamesFile['marks'],
  mine: Mine,
  language: Language,
): OptionGroup[] =>
  groups.map(({ name: kind, count, things }) => ({
    title: count > things.length ? `${kind} (${formatNumber(count, language)})` : kind,
    options: things.map((thing) => ({
      href: addressOf(thing, language, mine.characterId),
      name: thing.name,
      notes: [...(mine.owns(thing) ? [`✓ ${marks.own}`] : []), ...(mine.wants(thing) ? [`★ ${marks.wanted}`] : [])],
    })),
  }))

/** Characters as options; `char` is the path that an id is appended to. */
export const characterOptions = (found: readonly Suggestion[], char: string, title: string | null): OptionGroup[] =>
  found.length === 0
    ? []
    : [{ title, options: found.map(({ id, name, place }) => ({ href: `${char}${id}/`, name, notes: [place] })) }]

export const companyOptions = (found: readonly FoundCompany[], language: Language): OptionGroup[] => {
  const { companies, members } = findingTexts(language)
  const options = found.map(({ id, name, place, members: count }) => ({
    ...{ href: inLanguage(language, companyPath(id)), name },
    notes: [[place, counted(members, count, language)].filter((words) => words !== '').join(' · ')],
  }))
  return options.length === 0 ? [] : [{ title: companies, options }]
}

export const optionsOf = (groups: readonly OptionGroup[]): Option[] => groups.flatMap(({ options }) => options)

/** The element of an option, by the id of its list and its place in it. */
export const optionId = (list: string, at: number): string => `${list}-${at}`

const optionHtml = ({ href, name, notes }: Option, id: string, isActive: boolean): Html => html`
  <a role="option" id="${id}" href="${href}" tabindex="-1" aria-selected="${isActive ? 'true' : 'false'}">
    <span>${name}</span>
    ${notes.map((note) => note !== '' && html` <small>${note}</small>`)}
  </a>
`

export const optionsHtml = (groups: readonly OptionGroup[], list: string, active: number | null): Html => {
  let at = 0
  return html`${groups.map(({ title, options }, group) => {
    const rows = options.map((option) => {
      const row = optionHtml(option, optionId(list, at), at === active)
      at += 1
      return row
    })
    if (title === null) return rows
    const heading = `${list}-group-${group}`
    return html`
      <div role="group" aria-labelledby="${heading}">
        <div role="presentation" class="small soft" id="${heading}">${title}</div>
        ${rows}
      </div>
    `
  })}`
}
