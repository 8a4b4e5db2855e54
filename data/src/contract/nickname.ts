import { longestNickname } from './limits.ts'
import { shortText } from './short-text.ts'

/** A nickname, which only its user sees; an empty one takes it away. */
export const nicknameSchema = shortText('nickname', longestNickname, true)
