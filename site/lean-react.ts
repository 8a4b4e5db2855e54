import type { ViteUserConfig } from 'astro'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const require = createRequire(import.meta.url)
const [mark, ending] = ['\0named:', '.js']

/** A module that exports each of `names` as a constant of its own; `jsxs` is the same function as `jsx` in production. */
const namedModule = (id: string, names: readonly string[]): string =>
  names
    .filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'jsxs')
    .map((name) => `import { ${name} as its_${name} } from '${id}'; export const ${name} = its_${name}`)
    .concat(names.includes('jsxs') ? 'export { jsx as jsxs }' : [])
    .join('\n')

/**
 * Gives React named exports in the scripts for browsers. It is published as CommonJS alone, so each call would be written
 * `(0,react.useMemo)(...)`, which is some 900 bytes of a page. React's own files go on using each other as they are.
 */
export const namedReact: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'named-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer = '') =>
    (id === 'react' || id === 'react/jsx-runtime') &&
    !importer.startsWith(mark) &&
    !/\/node_modules\/(react|react-dom|scheduler)\//.test(importer)
      ? { id: mark + id + ending, moduleSideEffects: false }
      : null,
  load: (id) => {
    if (!id.startsWith(mark)) return null
    const itself = id.slice(mark.length, -ending.length)
    return namedModule(itself, Object.keys(require(itself) as object))
  },
}

/** Starts islands with `src/ui/island.ts` instead of the entry of Astro's own. */
export const ownIslandEntry: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'own-island-entry',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === '@astrojs/react/client.js' ? resolve(import.meta.dirname, 'src/ui/island.ts') : null),
}
