/** Where a request line points to: a path as it was sent, and the query with its question mark. */
export interface Target {
  path: string
  search: string
}

/**
 * Reads the target of a request line; null for one that names no path of this host: another form than a path, or letters that
 * no address has. Nothing is made tidy: what is decoded or shortened here could be another address to what is behind.
 */
export const readTarget = (target: string | undefined): Target | null => {
  if (target === undefined || !/^\/[!-~]*$/.test(target) || /[\\[\]^`{|}<>"#]/.test(target)) return null
  if (/%(?![0-9a-f]{2})/i.test(target)) return null
  const at = target.indexOf('?')
  return at < 0 ? { path: target, search: '' } : { path: target.slice(0, at), search: target.slice(at) }
}
