import { type AnyCall, cacheTimes } from '@kupodex/data/contract'
import { programCalls, publicCalls } from './calls.ts'

const sentence = ({ cost, cache }: AnyCall): string => {
  const { maxAge } = cacheTimes(cache)
  return `${cost === 0 ? 'Free' : `Points: ${cost}`}; ${maxAge === 0 ? 'not cacheable' : `cacheable for ${maxAge} s`}.`
}

/** What programs that read texts are told of the site, at `site`: one plain page with every call, made from the contract. */
export const llmsText = (site: string): string => {
  const base = site.replace(/\/$/, '')
  const link = (title: string, path: string, about: string) => `- [${title}](${base}${path}): ${about}`
  return [
    '# Kupodex',
    '',
    '> Collections of FINAL FANTASY XIV characters: progress, rankings, rarity, and how to get what is missing. Updated once a day at 00:00 UTC. A fan-made project.',
    '',
    'Answers are JSON in UTF-8; errors have a code and a message. A trailing slash is optional. Times are milliseconds since 1970 in UTC unless a field says seconds. Null means not known, never none. Answers with 429 or 503 say in Retry-After when to ask again. Published files change once a day: please keep them.',
    '',
    '## Documentation',
    '',
    link('API', '/api/', 'every call with its parameters, errors and an example'),
    link('OpenAPI description', '/openapi.json', 'the same for machines, with the JSON Schema of every answer'),
    link('Examples', '/examples/', 'five short programs, and the rules for other sites and caches'),
    link('Client', '/client/1.js', 'an ES module for browsers and Node without dependencies'),
    link('Cards on other pages', '/embed/', 'a script and oEmbed'),
    '',
    '## Calls without a token',
    '',
    ...publicCalls.map((call) => `- \`GET ${call.path}\`: ${call.summary} ${sentence(call)}`),
    '',
    '## Calls with the token of a user',
    '',
    ...programCalls.map(({ method, path, scope, summary }) => `- \`${method} ${path}\` (scope ${scope}): ${summary}`),
    '',
  ].join('\n')
}
