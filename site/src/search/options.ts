/** A list of options below a field: whether it is open, how many there are, and which one Enter would open; null for none. */
export interface Options {
  isOpen: boolean
  count: number
  active: number | null
}

export const noOptions: Options = { isOpen: false, count: 0, active: null }

const stepped = ({ count, active }: Options, by: 1 | -1): number =>
  active === null ? (by === 1 ? 0 : count - 1) : (active + by + count) % count

/** What a key makes of the options; null for a key that is the field's own. Down and up go round and open a closed list, Escape closes it. */
export const afterKey = (options: Options, key: string): Options | null => {
  if (options.count === 0) return null
  if (key === 'ArrowDown') return { ...options, isOpen: true, active: stepped(options, 1) }
  if (key === 'ArrowUp') return { ...options, isOpen: true, active: stepped(options, -1) }
  return key === 'Escape' && options.isOpen ? { ...options, isOpen: false, active: null } : null
}
