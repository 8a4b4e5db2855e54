const minute = 60_000
const longest = 4000

/** A log that takes at most `most` lines a minute and says how many it left out: lines that any client can cause must not fill the disk. */
export const boundedLog = (
  log: (line: string) => void,
  { most = 60, clock = Date.now }: { most?: number; clock?: () => number } = {},
): ((line: string) => void) => {
  let since = -Infinity
  let written = 0
  let left = 0
  return (line) => {
    if (clock() - since >= minute) {
      if (left > 0) log(`${left} more lines in a minute were left out`)
      since = clock()
      written = left = 0
    }
    if (written++ < most) log(line.slice(0, longest))
    else left++
  }
}
