export { facetWords } from './facet-words.ts'
export { Keeper } from './keeper.tsx'
export { NearLine } from './mission-line.tsx'
export { Glance, Panel } from './panel.tsx'
