import { Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { costTexts } from '#market/texts.ts'
import { fill } from '#texts/fill.ts'
import { Guard } from '../ui/guard.tsx'
import { Box } from '../ui/box.tsx'
import type { CostsProps } from './costs.tsx'

/** What is added up asks for every collection that a character has, so only who wants to know it has it asked for. */
const costs = laterPart(() => import('./costs.tsx').then(({ Costs }) => Costs))

/** What finishing the collections costs of which some things can be bought; added up where a reader asks for it. */
export const CostBox = (props: CostsProps) => {
  const { language, character } = props
  const texts = costTexts(language)
  const [isAsked, setAsked] = useState(false)
  return (
    <Box icon="way-shop" title={texts.title} className="whole part-cost">
      <p className="small soft">{fill(texts.lead, { dataCenter: character.dcName })}</p>
      {isAsked ? (
        <Guard instead={null}>
          <Suspense>
            <costs.Part {...props} />
          </Suspense>
        </Guard>
      ) : (
        <p>
          <button className="button" type="button" onClick={() => setAsked(true)}>
            {texts.show}
          </button>
        </p>
      )}
    </Box>
  )
}
