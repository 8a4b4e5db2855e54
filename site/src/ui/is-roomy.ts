/** Whether the window is as wide as a tablet (48 rem), in the browser. */
export const isRoomy = (): boolean => matchMedia('(min-width: 48rem)').matches
