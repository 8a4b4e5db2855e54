import type { AdminRow } from '@kupodex/data/contract'
import { plainProse } from '#format/plain-prose.ts'
import { rarityItemTexts } from '#texts/texts.ts'
import { type Draft, shownText, textOrder } from './draft.ts'
import type { AdminFrame } from './frame.ts'
import { RowPicture } from './row-picture.tsx'
import { sourceName } from './said.tsx'

interface Props {
  frame: AdminFrame
  row: AdminRow
  name: string
  draft: Draft
}

export const Preview = ({ frame, row, name, draft }: Props) => {
  const { table, images, texts, sourceTypes } = frame
  const { howToUnknown } = rarityItemTexts(frame.language)
  return (
    <ul className="preview">
      {textOrder.map((language) => (
        <li key={language} className="panel pad">
          <RowPicture table={table} id={row.id} images={images} />
          <div>
            <b>{name}</b> <small lang="en">{language}</small>
            <p className="soft small" lang={language}>
              {plainProse(shownText(draft, row, language)) || howToUnknown}
            </p>
            <p className="small">
              {draft.sourceTypeId !== undefined && `${sourceName(sourceTypes, draft.sourceTypeId, texts)} · `}
              {draft.obtainable ? texts.obtainable : texts.notObtainable}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
