import { cardPath, type CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { copyTexts } from '../ui/texts.ts'
import { Box } from '../ui/box.tsx'
import { sharedCard } from './share-card.ts'
import type { ProfileTexts } from './texts.ts'

interface Props {
  language: Language
  text: ProfileTexts['card']
  character: CharacterAnswer
}

/** What can be copied, in the order of its buttons. */
const kinds = ['link', 'bbcode', 'html'] as const

/** The picture card of a character, and what shows it on other sites. */
export const CardBox = ({ language, text, character: { id, name } }: Props) => {
  const shared = sharedCard(location.origin, language, { id, name })
  const labels = { ...text, link: copyTexts(language).link }
  return (
    <Box icon="frame" title={text.title} className="whole part-card">
      <p className="soft">{text.lead}</p>
      <img src={cardPath(language, id)} width={1200} height={630} alt={fill(text.alt, { name })} />
      <div className="row">
        {kinds.map((kind) => (
          <CopyButton key={kind} language={language} text={shared[kind]} label={labels[kind]} />
        ))}
      </div>
    </Box>
  )
}
