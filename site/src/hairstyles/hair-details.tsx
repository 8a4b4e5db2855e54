import type { OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { hairTexts } from './texts.ts'
import { useWear } from './wear.ts'

/** Whether the character can wear a hairstyle. */
export const HairDetails = ({ frame: { language }, character, thing }: OwnDetailsProps) => {
  const { line, says } = hairTexts(language)
  const wear = useWear(language, character)?.get(thing.id)
  if (wear === undefined) return null
  const said = wear !== 'unknown' ? says[wear] : character.clanId2 === 0 ? says.clanUnknown : says.styleUnknown
  return (
    <dl className="detail-facts">
      <Line name={line}>{said}</Line>
    </dl>
  )
}
