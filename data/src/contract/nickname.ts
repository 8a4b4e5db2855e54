import { shortText } from './short-text.ts'

/** Most characters of a nickname, each as Unicode counts them. */
export const longestNickname = 40

/** A nickname, which only its user sees. */
export const nicknameSchema = shortText('nickname', longestNickname)
