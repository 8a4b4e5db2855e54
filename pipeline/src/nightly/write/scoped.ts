/** The answers of a single scope, and where in their key its name is. */
const scopeAt: Readonly<Record<string, number>> = {
  ...{ ranking: 3, 'ranking-pages': 3, rarity: 3 },
  ...{ gains: 2, 'gain-months': 2, 'left-out': 2, 'fewest-missing': 2, paces: 2 },
  ...{ stats: 2, 'raid-clears': 2, 'company-ranking': 2 },
}

/** Whether a key is that of an answer about a scope (its slug). */
export const isOfScope = (scope: string) => {
  return (key: string): boolean => {
    const [root, kind = '', ...rest] = key.replace(/\.json$/, '').split('/')
    const at = scopeAt[kind]
    return ['api', 'night'].includes(root ?? '') && at !== undefined && rest[at - 2] === scope
  }
}
