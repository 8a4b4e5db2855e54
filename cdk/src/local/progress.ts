/** Where progress goes: a terminal redraws its line, anything else gets a line now and then. */
export interface ProgressOut {
  isTTY?: boolean | undefined
  write: (text: string) => unknown
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Share of a step between two lines where the output is not a terminal. */
const plainStep = 0.25

/** Shows how far a long step is. `done` closes its line with the time it took. */
export const startProgress = (out: ProgressOut, label: string, now: () => number) => {
  const began = now()
  let shown = 0
  const line = (text: string) => out.write(out.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
  if (out.isTTY) line(`${label} ...`)
  return {
    to: (done: number, total: number) => {
      const share = total === 0 ? 1 : done / total
      if (!out.isTTY && (share < shown + plainStep || share >= 1)) return
      shown = share
      line(`${label} ${Math.floor(share * 100)} % (${done} of ${total})`)
    },
    done: (result = 'done') => {
      line(`${label}: ${result} (${seconds(now() - began)})`)
      if (out.isTTY) out.write('\n')
    },
  }
}
