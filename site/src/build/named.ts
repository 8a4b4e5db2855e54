/** Letters that no English name has, the mark of a developer's placeholder, and names made of a number. */
const placeholder = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}●]|^Hairstyle \d+$/u

/** Whether a thing has a name that players know, by its English one; before its release it may have none. */
export const isNamed = (english: string): boolean => !placeholder.test(english)
