export { foldName, foldSearch, shortestSearch } from './fold.ts'
export {
  type IndexedCompany,
  type IndexedName,
  type LookedUp,
  lookUpCompanies,
  lookUpNames,
  type LookUpOptions,
} from './look-up.ts'
export { canLookUp, fewestLetters } from './name-index.ts'
export { type NameReading, placesOf, readNameSearch, type SearchPlace } from './search.ts'
export { canGoDeeper, companyWords, namePrefix, nameWords, shortestPrefix } from './words.ts'
