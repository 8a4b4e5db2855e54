/** Whether the window is so wide that rows are in two columns (100 rem), in the browser. */
export const isWide = (): boolean => matchMedia('(min-width: 100rem)').matches

/** Whether the window is as wide as a tablet (48 rem), in the browser. */
export const isRoomy = (): boolean => matchMedia('(min-width: 48rem)').matches
