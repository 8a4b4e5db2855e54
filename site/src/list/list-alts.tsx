import type { ItemType } from '@kupodex/data/character'
import type { Language } from '@kupodex/data/game'
import { type Alt, type OnAlts, onAlts } from '#owned/alts.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '#ui/icon.tsx'
import { listAltsTexts } from './alts/texts.ts'
import type { Facet } from './controls/narrow.ts'
import type { Wishable } from './list-wishes.tsx'
import { altsFacet } from './page-words.ts'
import type { Signs } from './signs.ts'

export interface ListAlts<Row> {
  signs: Signs
  facet: Facet<Row>
}

const listAlts = <Row,>(language: Language, holders: OnAlts, read: (row: Row) => Wishable): ListAlts<Row> => {
  const texts = listAltsTexts(language)
  const nameOf = ({ id, name }: Alt) => (name === '' ? `#${id}` : name)
  const labels = new Map([...holders].map(([id, alts]) => [id, fill(texts.on, { name: alts.map(nameOf).join(', ') })]))
  const labelOf = (id: number) => labels.get(id) ?? ''
  return {
    signs: {
      labelOf,
      Sign: ({ id }) => (
        <small className="on-alt">
          <Icon name="people" />
          <span> {labelOf(id)}</span>
        </small>
      ),
    },
    facet: {
      name: altsFacet,
      label: texts.facet,
      valuesOf: (row) => {
        const { id, isOwned } = read(row)
        return isOwned ? [] : [holders.has(id) ? 'other' : 'none']
      },
      labelOf: (value) => texts.values[value as keyof typeof texts.values],
      order: (a, b) => a.localeCompare(b),
      form: 'chips',
    },
  }
}

/** Gives what the reader's other characters have of a collection, once it is known; returns how to stop. */
export const followAlts = <Row,>(
  language: Language,
  type: ItemType,
  alts: readonly Alt[],
  read: (row: Row) => Wishable,
  use: (alts: ListAlts<Row>) => void,
): (() => void) =>
  onAlts(type, alts).subscribe(({ value }) => {
    if (value !== null) use(listAlts(language, value, read))
  })
