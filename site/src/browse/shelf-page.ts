import { bindFacets } from './bind-facets.ts'
import { bindProgress } from './progress.ts'

bindFacets(document, location, history)
bindProgress(document)
