import { cardPath, fill } from '@kupodex/data/contract'
import { summaryOf } from '../filled/facts.ts'
import { openCharacter } from './character.ts'
import { type CommandDeps, pageAt } from './deps.ts'
import type { Asked } from './interaction.ts'
import { plain, type Reply, show } from './reply.ts'
import { chatTexts } from './texts.ts'

/** `/profile`: who a character is and how far it is, with its card. */
export const answerProfile = async (deps: CommandDeps, { language, given }: Asked): Promise<Reply> => {
  const texts = chatTexts[language]
  const opened = await openCharacter(deps, texts, { name: given('name'), world: given('world') })
  if (!opened.ok) return opened.reply
  const { stored, card } = opened.character
  const { id } = stored.profile
  const day = card.day ?? ''
  return show({
    title: plain(card.name),
    url: pageAt(deps, language, `/char/${id}/`),
    lines: [plain(summaryOf(card, language)), ...(card.day === null ? [] : [fill(texts.asOf, { date: card.day })])],
    // Discord keeps a picture by its address: with the day in it, one that is old is not shown for new.
    image: `${deps.site}${cardPath(language, id)}?${day}`,
  })
}
