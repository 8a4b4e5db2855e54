export interface CallPath {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/api/name/{param}`; `{param?}` is optional, and so is a slash at the end. */
  path: string
}

/** The calls that are open to everyone: plain data, so that a browser can ask without the schemas. The calls take their paths from here. */
export const openCallPaths = {
  gameSchema: { method: 'GET', path: '/api/game/schema' },
  gameTable: { method: 'GET', path: '/api/game/{lang}/{table}' },
  gameTables: { method: 'GET', path: '/api/game/{lang}/{tables}' },
  gameSince: { method: 'GET', path: '/api/game/{lang}/{tables}/{since}' },
  gameLean: { method: 'GET', path: '/api/game-lean/{lang}/{table}' },
  thing: { method: 'GET', path: '/api/thing/{lang}/{type}/{thing}' },
  gameVersions: { method: 'GET', path: '/api/game-versions' },
  published: { method: 'GET', path: '/api/published' },
  ranking: { method: 'GET', path: '/api/ranking/{type}/{scope}/{mode?}' },
  rankingPages: { method: 'GET', path: '/api/ranking-pages/{type}/{scope}/{mode}/{shard}' },
  rarity: { method: 'GET', path: '/api/rarity/{type}/{scope}' },
  ranks: { method: 'GET', path: '/api/ranks/{shard}' },
  raid: { method: 'GET', path: '/api/ranking/raid/{scope}/{raidId?}' },
  raidPages: { method: 'GET', path: '/api/ranking-pages/raid/{scope}/{raidId}/{shard}' },
  raidClears: { method: 'GET', path: '/api/raid-clears/{scope}' },
  ishgard: { method: 'GET', path: '/api/ranking/ishgard/{scope}/{season?}/{group?}/{day?}' },
  ishgardIndex: { method: 'GET', path: '/api/ishgard' },
  companies: { method: 'GET', path: '/api/companies/{shard}' },
  companyRanking: { method: 'GET', path: '/api/company-ranking/{scope}' },
  gains: { method: 'GET', path: '/api/gains/{scope}/{period}' },
  gainMonths: { method: 'GET', path: '/api/gain-months/{scope}/{year}' },
  paces: { method: 'GET', path: '/api/paces/{scope}' },
  fewestMissing: { method: 'GET', path: '/api/fewest-missing/{scope}' },
  collected: { method: 'GET', path: '/api/collected' },
  stats: { method: 'GET', path: '/api/stats/{scope}' },
  names: { method: 'GET', path: '/api/names/{prefix}' },
  companyNames: { method: 'GET', path: '/api/company-names/{prefix}' },
  report: { method: 'GET', path: '/api/report' },
  historyIndex: { method: 'GET', path: '/api/history' },
  history: { method: 'GET', path: '/api/history/{period}/{shard}' },
  rarityWeeks: { method: 'GET', path: '/api/rarity-weeks/{type}/{scope}/{period}' },
  prices: { method: 'GET', path: '/api/prices/{dataCenter}' },
  charcache: { method: 'GET', path: '/api/charcache/{id}' },
  charrealtime: { method: 'GET', path: '/api/charrealtime/{id}' },
  charvisit: { method: 'POST', path: '/api/charvisit/{id}' },
  chartimeline: { method: 'GET', path: '/api/chartimeline/{id}' },
  charevents: { method: 'GET', path: '/api/charevents/{id}' },
  char: { method: 'GET', path: '/api/char/{id}' },
  charitems: { method: 'GET', path: '/api/char/{id}/{type}' },
  charsitems: { method: 'GET', path: '/api/charsitems/{types}/{ids}' },
  charprofile: { method: 'GET', path: '/api/charprofile/{id}' },
  charsearch: { method: 'GET', path: '/api/charsearch/{text}' },
  charFeed: { method: 'GET', path: '/api/feed/char/{lang}/{id}' },
  companyFeed: { method: 'GET', path: '/api/feed/company/{lang}/{company}' },
  scopeFeed: { method: 'GET', path: '/api/feed/scope/{lang}/{scope}' },
  groups: { method: 'GET', path: '/api/groups/{after?}' },
  group: { method: 'GET', path: '/api/group/{slug}' },
  lodestonesearch: { method: 'GET', path: '/api/lodestonesearch/{text}' },
} as const satisfies Record<string, CallPath>

/** Fills the `{param}`s of a key or path with values; a missing value becomes an empty text. */
export const fill = (template: string, params: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\??\}/g, (_, name: string) => String(params[name] ?? ''))
