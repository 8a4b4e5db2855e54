import * as z from 'zod'

/** What an item unlocks: the table it belongs to and the row there. */
export const unlockSchema = z.strictObject({
  kind: z.enum([
    'mount',
    'minion',
    'orchestrion',
    'ttcard',
    'emote',
    'barding',
    'hair',
    'fashion',
    'facewear',
    'portraitCondition',
  ]),
  id: z.int().nonnegative(),
})

/** What an item unlocks. */
export type Unlock = z.infer<typeof unlockSchema>
