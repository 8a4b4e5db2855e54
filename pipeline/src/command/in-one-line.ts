/** A text in one line, without what steers a terminal: reasons quote what pages say. */
export const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
