export { foldName, foldSearch, shortestSearch } from './fold.ts'
export { placesOf } from './places.ts'
export { type NameReading, readNameSearch, type SearchPlace } from './search.ts'
export { canGoDeeper, companyWords, namePrefix, nameWords, shortestPrefix } from './words.ts'
