import { hasClass, readAttribute, tagEnd } from '../markup/attributes.ts'
import type { Refusal } from '../ground/outcome.ts'

/** What an answer is before its page is parsed: a page, or why it is not one. */
type Answer = { outcome: 'page' } | Exclude<Refusal, { outcome: 'private' }>

const lookTheSame = (why: string): Answer => ({ outcome: 'unknownLayout', why })

/**
 * Classifies an answer by its HTTP status, then by the elements of the site's own error pages (maintenance before error,
 * since the maintenance page has both). It is unknown only if the two disagree. Without a status (a saved file) the elements
 * decide. Texts are ignored: they are translated, and players can write them. A challenge comes with any status, 200 too, and
 * has nothing of the site.
 */
export const classify = (status: number | null, html: string): Answer => {
  if (status === 429) return { outcome: 'throttled' }
  if (isChallenge(html)) return { outcome: 'challenged' }
  const seen = elementsOf(html)
  if (status === null) return seen === 'error' ? lookTheSame('an error page of no known kind') : seenAlone(seen, html)
  if (status === 200) return seen === 'none' ? { outcome: 'page' } : lookTheSame(`status 200 with ${seen}`)
  if (html.includes('frame__chara__name')) return lookTheSame(`status ${status} with a page`)
  if (status === 403) return seen === 'none' ? { outcome: 'blocked' } : agree(status, seen, ['hidden'], 'hidden')
  if (status === 404) return agree(status, seen, ['notFound', 'error'], 'notFound')
  // AWS WAF's challenge and its captcha, where they do not come as 200.
  if (status === 202 || status === 405)
    return seen === 'none' ? { outcome: 'challenged' } : lookTheSame(`status ${status} with ${seen}`)
  if (status >= 500)
    return seen === 'none' ? { outcome: 'unreachable' } : agree(status, seen, ['maintenance'], 'maintenance')
  return lookTheSame(`status ${status}`)
}

type Seen = 'none' | 'maintenance' | 'hidden' | 'notFound' | 'error'

const seenAlone = (seen: Exclude<Seen, 'error'>, html: string): Answer => {
  if (seen !== 'none') return { outcome: seen }
  return isForeign(html) ? { outcome: 'blocked' } : { outcome: 'page' }
}

/** A tag that names the site, as its own pages have from their heads on; a text that names it does not count. */
const tagOfSite = /<[a-z][^<>]*(?:lodestone|ldst)/i

/** Whether something in between, such as a CDN, wrote a whole document. */
const isForeign = (html: string): boolean =>
  /<html\b/i.test(html) && /<\/html>\s*$/i.test(html) && !tagOfSite.test(html)

/** What the script of AWS WAF's challenge sets, which a page of the site does not. */
const challengeWords = /awsWafCookieDomainList|gokuProps/

/** Whether it is the challenge of AWS WAF: a script of it in a page without anything of the site. A text that mentions its words does not count. */
const isChallenge = (html: string): boolean => {
  if (!challengeWords.test(html) || tagOfSite.test(html)) return false
  for (let from = html.indexOf('<script'); from !== -1;) {
    const closing = html.indexOf('</script', from)
    const end = closing === -1 ? html.length : closing
    if (challengeWords.test(html.slice(from, end))) return true
    from = html.indexOf('<script', end)
  }
  return false
}

const agree = (
  status: number,
  seen: Seen,
  fitting: readonly Seen[],
  outcome: 'hidden' | 'notFound' | 'maintenance',
): Answer => (fitting.includes(seen) ? { outcome } : lookTheSame(`status ${status} with ${seen}`))

/** A hidden page redirects to the home page; a page that is not found offers to log in. */
const elementsOf = (html: string): Seen => {
  if (hasElement(html, 'maintenance__heading')) return 'maintenance'
  if (!hasElement(html, 'error__heading')) return 'none'
  const sendsHome = /<meta http-equiv="refresh"/i.test(html)
  const offersLogin = hasElement(html, 'js--error-login') || hasElement(html, 'js--error-loggedout')
  if (sendsHome === offersLogin) return 'error'
  return sendsHome ? 'hidden' : 'notFound'
}

/** Maximum length of a tag that is examined, in letters: the site's own tags have some hundred. */
const longestTag = 10_000

/** Whether a tag of the page carries the class; a text that mentions it does not count. Each tag is examined at most once. */
const hasElement = (html: string, className: string): boolean => {
  let start = -1
  let next = html.indexOf('<')
  for (let at = html.indexOf(className); at !== -1; at = html.indexOf(className, at + 1)) {
    if (next === -1 || next > at) continue
    while (next !== -1 && next < at) {
      start = next
      next = html.indexOf('<', next + 1)
    }
    const tag = html.slice(start, start + longestTag)
    const end = tagEnd(tag, 0)
    if (start + end > at && hasClass(readAttribute(tag.slice(0, end), 'class'), className)) return true
  }
  return false
}
