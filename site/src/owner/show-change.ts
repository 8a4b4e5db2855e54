import { askAgain } from '../character/this-character.ts'
import { forgetCharacters, forgetCopies } from '../user/forget.ts'

/** Has this page, and all that are opened next, show a character as its owner has just changed it; only they see one that `isHidden`. */
export const showChange = async (id: number, isHidden = false): Promise<void> => {
  await (isHidden ? forgetCharacters : forgetCopies)([id])
  askAgain()
}
