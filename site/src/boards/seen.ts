import { boards } from '@kupodex/data/rules'

const seen: ReadonlySet<string> = new Set(boards.filter(({ dates }) => dates === 'seen').map(({ type }) => type))

/** Whether the dates on the boards of a type say when we first saw something, not when it happened. */
export const isSeen = (type: string): boolean => seen.has(type)
