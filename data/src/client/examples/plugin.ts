import { type Client, mostChanges, need } from '@kupodex/data/client'

/** Something that the game says is unlocked: a type as in answers, and the row of its table. */
interface Unlocked {
  type: 'emote' | 'fish' | 'orchestrion'
  id: number
}

/** A plugin's push: checks off all that is unlocked, 1,000 things in a request. Returns how many requests it took. */
export const push = async (kupodex: Client, id: number, things: Unlocked[]): Promise<number> => {
  const at = Date.now() / 1000
  let requests = 0
  for (let start = 0; start < things.length; start += mostChanges) {
    const changes = things.slice(start, start + mostChanges).map((thing) => ({ ...thing, owned: true, at }))
    // Sending a change again does no harm, so a push that was cut short is simply made again.
    need(await kupodex.ask('markMany', { id }, { body: { changes } }))
    requests++
  }
  return requests
}
