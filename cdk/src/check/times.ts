import * as z from 'zod'

export interface Time {
  what: string
  /** On the clock, so work beside it counts too. */
  seconds: number
}

const report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** How long the files of a vitest JSON report took; each is named by its path from the folder `root`. */
export const timesOfVitest = (json: string, root: string): Time[] =>
  report.parse(JSON.parse(json)).testResults.map(({ name, startTime, endTime }) => ({
    what: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
    seconds: (endTime - startTime) / 1000,
  }))

/** The longest `most` of some times below a title, a line each, the longest first; the title alone where there are none. */
export const longestOf = (title: string, times: readonly Time[], most = times.length): string =>
  [
    `\n${title}`,
    ...times
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, most)
      .map(({ what, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${what}`),
  ].join('\n')
