import type { Route } from './route.ts'

/**
 * What programs call themselves that list pages or show them as previews, and run no scripts, or none for long: most have `bot` in
 * their name.
 */
const robots =
  /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embed|preview|mediapartners|mastodon|pleroma|misskey|vkshare|daum|yeti|cardyb|iframely|viber|inspectiontool|scrap/i

/**
 * Where a robot's request for a page of a character goes instead of its shell, which says nothing of the character: below a folder
 * that no object has. Null for other pages and other readers. It runs at the edge, on an older JavaScript.
 */
export const forRobots = (folder: string, path: string, to: Route, agent: string | undefined): string | null => {
  // Only the shells of characters leave the id out of their key.
  const isShell = to.kind === 'object' && /char\/[1-9]/.test(path) && /^(?!.*char\/[1-9]).*index\.html$/.test(to.key)
  return isShell && agent !== undefined && robots.test(agent) ? '/' + folder + path : null
}
