import { robots } from '@kupodex/data/robots'
import type { Route } from './route.ts'

/**
 * Where a robot's request for a page of a character goes instead of its shell, which says nothing of the character: below a folder
 * that no object has. Null for other pages and other readers. It runs at the edge, on an older JavaScript.
 */
export const forRobots = (folder: string, path: string, to: Route, agent: string | undefined): string | null => {
  // Only the shells of characters leave the id out of their key.
  const isShell = to.kind === 'object' && /char\/[1-9]/.test(path) && /^(?!.*char\/[1-9]).*index\.html$/.test(to.key)
  return isShell && agent !== undefined && robots.test(agent) ? '/' + folder + path : null
}
