import * as z from 'zod'
import { itemTypes } from '../character/mark-types.ts'
import { amount, epochMs } from '../game/scalars.ts'
import { longestNickname, wishesMax } from './limits.ts'
import { shortText } from './short-text.ts'
import { nicknameFault } from './short-text-fault.ts'

/** A nickname, which its user sees and who edits a group with them; an empty one takes it away. */
export const nicknameSchema = shortText('nickname', longestNickname, nicknameFault)

/** A character in a list of somebody's; the name is empty, and the world 0, while it was not read yet. */
export const charEntry = z.object({
  id: z.int().positive(),
  name: z.string(),
  worldName: z.string(),
  worldId: amount,
  iconUrl: z.string(),
})

/** The favourites of a user, those added last first. */
export const favoritesAnswer = z.object({ chars: z.array(charEntry) })

/** Ids of the game's rows have 32 bits. */
const thing = { type: z.enum(itemTypes), id: z.int().positive().max(0xffff_ffff) }

/** What a user says of a thing: that they want it, or that they never will, so that lists of what is missing leave it out. */
const wish = z.enum(['want', 'hide'])

/** What a user wants and hides, since when (epoch ms), what was said last first. */
export const wishesAnswer = z.object({ wishes: z.array(z.object({ ...thing, wish, at: epochMs })) })

/** The body of `changeWishes`; null takes back what was said of a thing. */
export const changeWishesBody = z.strictObject({
  changes: z.array(z.strictObject({ ...thing, wish: wish.nullable() })).max(wishesMax),
})

/** Verified characters, the last first, and those that somebody else has verified since (`at`, epoch ms), which stay listed until they are unlinked. */
export const ownCharsAnswer = z.object({
  chars: z.array(charEntry),
  lost: z.array(z.object({ id: z.int().positive(), name: z.string(), at: epochMs })),
})

/** The nickname is empty, and `createdAt` (epoch ms) null, while nothing was saved; the e-mail address is null where the token has none. */
export const userSettingsAnswer = z.object({
  nickname: z.string(),
  email: z.string().nullable(),
  createdAt: epochMs.nullable(),
  roles: z.array(z.string()),
})

export const userSettingsBody = z.object({ nickname: nicknameSchema }, 'The request body must be an object.')

export type CharEntry = z.infer<typeof charEntry>
export type WishesAnswer = z.infer<typeof wishesAnswer>
export type FavoritesAnswer = z.infer<typeof favoritesAnswer>
export type OwnCharsAnswer = z.infer<typeof ownCharsAnswer>
export type UserSettingsAnswer = z.infer<typeof userSettingsAnswer>
