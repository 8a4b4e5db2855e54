import { cardSize } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { CardContent, CardProgress, CardRank, CharacterCard } from './content.ts'
import { countOf, formatNumber, formatPercent, rankText } from './figures.ts'
import type { Lettering } from './lettering.ts'
import { colors, margin, right, sky, wideSky } from './sky.ts'
import { cardTexts, collectionName } from './texts.ts'

interface Drawing {
  lettering: Lettering
  language: Language
}

/** Three columns of boxes and bars. */
const columns = 3
const gap = 26
const columnWidth = (right - margin - gap * (columns - 1)) / columns
const columnAt = (column: number): number => margin + column * (columnWidth + gap)

const rounded = (x: number, y: number, width: number, height: number, radius: number, color: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`

/** Where parts of the card stand, top to bottom; `footer` is the baseline of its line. */
const tops = { boxes: 150, rows: 284, rowsEnd: 590, footer: 612 }
const boxHeight = 118

const amongSize = 24

/** A box with the rank on a board in the world, among how many, and on all worlds. */
const rankBox = ({ type, world, of, global }: CardRank, column: number, { lettering, language }: Drawing): string => {
  const x = columnAt(column)
  const y = tops.boxes
  const inner = { left: x + 22, width: columnWidth - 44 }
  const shown = rankText(world, language)
  const bigSize = world === null ? 34 : 48
  const among = world === null || of === null ? '' : `/ ${formatNumber(of, language)}`
  const widest = inner.width - lettering.widthOf(among, amongSize) - 12
  const big = { size: bigSize, weight: 700, color: world === null ? colors.soft : colors.text, widest } as const
  const rankWidth = Math.min(widest, lettering.widthOf(shown, big.size, big.weight))
  return [
    rounded(x, y, columnWidth, boxHeight, 14, colors.panel),
    lettering.line(collectionName(type, language), inner.left, y + 32, {
      ...{ size: 23, weight: 700, color: colors.gold, widest: inner.width },
    }),
    lettering.line(shown, inner.left, y + 76, big),
    lettering.line(among, inner.left + rankWidth + 12, y + 76, { size: amongSize, color: colors.soft }),
    lettering.line(
      cardTexts[language].allWorlds.replace('{rank}', rankText(global, language)),
      ...([inner.left, y + 106] as const),
      { size: 22, color: colors.soft, widest: inner.width },
    ),
  ].join('')
}

const countSize = 17

/** A collection at `y`: its name, how much of it, percent, and a bar; 30 pixels high. */
const progressBar = (
  { type, progress }: CardProgress,
  column: number,
  y: number,
  { lettering, language }: Drawing,
): string => {
  const x = columnAt(column)
  const isKnown = progress !== null
  const percent = progress?.percent ?? 0
  const figure = isKnown ? formatPercent(percent, language) : '—'
  const number = isKnown ? countOf(progress, language) : ''
  const isWhole = percent === 100
  const figureWidth = lettering.widthOf(figure, 20, 700)
  const besideName = figureWidth + lettering.widthOf(number, countSize) + 24
  const filled = percent > 0 ? Math.max(6, (columnWidth * percent) / 100) : 0
  return [
    lettering.line(collectionName(type, language), x, y + 17, {
      ...{ size: 20, color: isKnown ? colors.text : colors.soft, widest: columnWidth - besideName },
    }),
    lettering.line(number, x + columnWidth - figureWidth - 10, y + 17, {
      ...{ size: countSize, anchor: 'end', color: colors.soft },
    }),
    lettering.line(figure, x + columnWidth, y + 17, {
      ...{ size: 20, weight: 700, anchor: 'end', color: isWhole ? colors.gold : isKnown ? colors.text : colors.soft },
    }),
    rounded(x, y + 22, columnWidth, 6, 3, colors.track),
    filled > 0 ? rounded(x, y + 22, filled, 6, 3, isWhole ? colors.gold : colors.bar) : '',
  ].join('')
}

const footer = ({ day, collections }: CharacterCard, { lettering, language }: Drawing): string => {
  const { asOf, nothingKnown } = cardTexts[language]
  const style = { size: 19, color: colors.soft } as const
  const date =
    day === null
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  const isAllKnown = collections.every(({ progress }) => progress !== null)
  return [
    lettering.line(date && asOf.replace('{date}', date), right, tops.footer, { ...style, anchor: 'end' }),
    isAllKnown ? '' : lettering.line(nothingKnown, margin, tops.footer, style),
  ].join('')
}

const characterCard = (content: CharacterCard, drawing: Drawing): string => {
  const { lettering } = drawing
  const place = [content.world, content.dataCenter].filter((word) => word !== '').join(' · ')
  const rows = Math.ceil(content.collections.length / columns)
  const rowHeight = (tops.rowsEnd - tops.rows) / rows
  return [
    lettering.line(content.name, margin, 88, { size: 62, weight: 700, color: colors.text, widest: 780 }),
    lettering.line(place, margin, 132, { size: 30, color: colors.soft, widest: 780 }),
    ...content.ranks.map((rank, at) => rankBox(rank, at, drawing)),
    ...content.collections.map((collection, at) =>
      progressBar(collection, Math.floor(at / rows), tops.rows + (at % rows) * rowHeight, drawing),
    ),
    footer(content, drawing),
  ].join('')
}

const plainCard = (kind: 'private' | 'unknown' | 'deleted', { lettering, language }: Drawing): string => {
  const { title, line } = cardTexts[language][kind]
  return [
    lettering.line(title, margin, 320, { size: 66, weight: 700, color: colors.text, widest: right - margin }),
    lettering.line(line, margin, 384, { size: 30, color: colors.soft, widest: right - margin }),
  ].join('')
}

/** Draws a card as an SVG of outlines alone: no text of a stranger is in it, and no font is needed to show it. */
export const drawCard = (content: CardContent, drawing: Drawing): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    content.kind === 'character' ? sky(drawing.lettering) : wideSky(drawing.lettering),
    content.kind === 'character' ? characterCard(content, drawing) : plainCard(content.kind, drawing),
    '</svg>',
  ].join('')
