import { type Client, need } from '@kupodex/data/client'

/** How rare a minion is everywhere, by its name in German. */
export const rarityOf = async (kupodex: Client, name: string): Promise<string> => {
  // Two published files that change once a day: keep them instead of asking for every minion.
  const { tables } = need(await kupodex.ask('gameTable', { lang: 'de', table: 'minions' }))
  const minion = tables['minions']?.find((row) => row['name'] === name)
  if (minion === undefined) return `There is no minion named ${name}.`

  const { rarity, charCount } = need(await kupodex.ask('rarity', { type: 'minion', scope: 'global' }))
  const share = rarity.find(({ id }) => id === minion.id)
  return share === undefined ? `${name} is not counted.` : `${name}: ${share.percent} % of ${charCount} characters`
}
