import { MarksBar } from './marks-bar.tsx'
import { SelectAll } from './select-all.tsx'
import { TickTools } from './tick-tools.tsx'

export { followMarks, markTexts } from '#marks/page-marks.ts'

/** What a list shows to those who tick it; nobody else loads it. */
export const ownerParts = { MarksBar, SelectAll, TickTools }

export type OwnerParts = typeof ownerParts
