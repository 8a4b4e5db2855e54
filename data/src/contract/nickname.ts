import { longestNickname } from './limits.ts'
import { shortText } from './short-text.ts'
import { nicknameFault } from './short-text-fault.ts'

/** A nickname, which its user sees and who edits a group with them; an empty one takes it away. */
export const nicknameSchema = shortText('nickname', longestNickname, nicknameFault)
