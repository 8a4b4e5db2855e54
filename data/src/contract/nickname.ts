import { longestNickname } from './limits.ts'
import { shortText } from './short-text.ts'
import { nicknameFault } from './short-text-fault.ts'

/** A nickname, which only its user sees; an empty one takes it away. */
export const nicknameSchema = shortText('nickname', longestNickname, nicknameFault)
