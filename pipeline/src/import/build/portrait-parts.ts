import { type Names, type PortraitPart, portraitParts } from '@kupodex/data/game'
import type { SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { TableBuilder } from './build.ts'

/** A part of a portrait or plate, its condition as the sheet has it (1: everybody has it). */
export interface Part {
  id: number
  part: PortraitPart
  name: Names | null
  image: number
  sort: number
  conditionId: number
}

interface Shape {
  sheet: string
  /** The column with the art, or the icon where a part has no art of its own. */
  image: string
  part: (row: SheetRow) => PortraitPart
  name?: (row: SheetRow, sheets: Sheets) => Names | null
}

/** CharaCardDecoration.Component: what the decoration is part of; 0 for the empty choice. */
const components = ['plateBacking', 'plateOverlay', 'platePortraitFrame', 'plateFrame', 'plateAccent'] as const

const nameOf = (row: SheetRow): Names | null => (row.text('Name') === '' ? null : row.names('Name'))

const emoteName = (row: SheetRow, column: string, sheets: Sheets): Names | null => {
  const emote = sheets.open('Emote').get(row.int(column))
  return emote && emote.text('Name') !== '' ? emote.names('Name') : null
}

/** BannerTimeline.Type: the pose is an emote's. */
const emotePose = 11

const poseName = (row: SheetRow, sheets: Sheets): Names | null =>
  nameOf(row) ?? (row.int('Type') === emotePose ? emoteName(row, 'AdditionalData', sheets) : null)

const shapes: readonly Shape[] = [
  { sheet: 'BannerBg', image: 'Image', part: () => 'background' },
  { sheet: 'BannerDecoration', image: 'Image', part: () => 'accent' },
  {
    sheet: 'BannerFacial',
    image: 'Emote',
    part: () => 'expression',
    name: (row, sheets) => emoteName(row, 'Emote', sheets),
  },
  { sheet: 'BannerFrame', image: 'Image', part: () => 'frame' },
  { sheet: 'BannerTimeline', image: 'Icon', part: () => 'pose', name: poseName },
  { sheet: 'CharaCardBase', image: 'Image', part: () => 'plateBase' },
  {
    sheet: 'CharaCardDecoration',
    image: 'Image',
    part: (row) => components[row.int('Component') - 1] ?? row.refuse('Component', 'there is no such component'),
  },
  { sheet: 'CharaCardHeader', image: 'TopImage', part: () => 'plateBorder' },
]

/** The icon of an expression is its emote's: the sheet of expressions has none. */
const imageOf = (row: SheetRow, { sheet, image }: Shape, sheets: Sheets): number =>
  sheet === 'BannerFacial' ? (sheets.open('Emote').get(row.int('Emote'))?.int('Icon') ?? 0) : row.int(image)

const base = (part: PortraitPart): number => portraitParts.find((range) => range.part === part)?.base ?? 0

/** All parts with art and a condition, part by part. */
export const allParts = (sheets: Sheets): Part[] =>
  shapes.flatMap((shape) =>
    sheets
      .open(shape.sheet)
      .rows.filter((row) => row.id !== 0 && row.int(shape.image) !== 0 && row.int('UnlockCondition') !== 0)
      .map((row) => {
        const part = shape.part(row)
        return {
          id: base(part) + row.id,
          part,
          name: shape.name ? shape.name(row, sheets) : nameOf(row),
          image: imageOf(row, shape, sheets),
          sort: row.int(shape.sheet === 'CharaCardHeader' ? '#' : 'SortKey'),
          conditionId: row.int('UnlockCondition'),
        }
      }),
  )

/** BannerCondition 1: everybody has the part. */
export const everybodys = 1

/** Parts that have a condition. */
export const portraits: TableBuilder<'portraits'> = {
  table: 'portraits',
  build: ({ sheets }) => {
    const total = shapes.reduce((sum, { sheet }) => sum + sheets.open(sheet).rows.length, 0)
    const rows = allParts(sheets)
      .filter(({ conditionId }) => conditionId > everybodys)
      .map(({ conditionId, ...part }) => ({ ...part, portraitConditionId: conditionId }))
    return { rows, skipped: total - rows.length }
  },
}
