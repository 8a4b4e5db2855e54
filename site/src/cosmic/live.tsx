export { facetWords } from './facet-words.ts'
export { Keeper } from './keeper.tsx'
export { NearLine } from './near-line.tsx'
export { Panel } from './panel.tsx'
