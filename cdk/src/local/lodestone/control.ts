/** What the stand-in can be told to do wrong, and the words it can be told to put on a profile. */
export interface Trouble {
  /** Everything answers 503 with the maintenance page. */
  maintenance: boolean
  /** Everything answers 403 without the site's markup, as a network in front of it does. */
  blocked: boolean
  /** How long every answer is held back, milliseconds. */
  slowMs: number
  /** Every n-th page ends in the middle; 0 none. */
  breakEvery: number
  /** Requests a second before 429; 0 any number. */
  rate: number
  /** What people wrote about themselves instead, by character id: how a verification code gets on a profile. */
  bios: Record<number, string>
}

export const noTrouble = (): Trouble => ({
  maintenance: false,
  blocked: false,
  slowMs: 0,
  breakEvery: 0,
  rate: 0,
  bios: {},
})

const kinds = { boolean: (value: unknown) => typeof value === 'boolean', number: isCount, object: isBios } as const

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isBios(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([id, bio]) => /^\d+$/.test(id) && typeof bio === 'string')
  )
}

/** Changes some switches; bios are added to those there are. Says what is wrong with the change, or null. */
export const applyTrouble = (trouble: Trouble, change: unknown): string | null => {
  if (typeof change !== 'object' || change === null) return 'not an object'
  const known = noTrouble()
  for (const [key, value] of Object.entries(change)) {
    if (!(key in known)) return `no switch ${key}`
    const kind = typeof known[key as keyof Trouble] as keyof typeof kinds
    if (!kinds[kind](value)) return `${key} is not a ${kind}`
  }
  const { bios, ...switches } = change as Partial<Trouble>
  Object.assign(trouble, switches)
  Object.assign(trouble.bios, bios)
  return null
}

/** Counts requests against a rate: `take` gives 0 when one may pass, else the seconds to wait. */
export const makeGate = () => {
  let tokens = 0
  let last: number | null = null
  return {
    take(rate: number, nowMs: number): number {
      if (rate <= 0) return 0
      const most = Math.max(1, rate)
      tokens = last === null ? most : Math.min(most, tokens + ((nowMs - last) / 1000) * rate)
      last = nowMs
      if (tokens >= 1) {
        tokens -= 1
        return 0
      }
      return Math.max(1, Math.ceil((1 - tokens) / rate))
    },
  }
}
