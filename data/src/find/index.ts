export { foldedWords, foldNames, type FoldedText, foldText, textMatcher } from './fold.ts'
export { findNames, type Found, indexNames, type NameIndex } from './match.ts'
export {
  type Named,
  type NamedKind,
  type NamePart,
  nameParts,
  type NamesFile,
  namesPath,
  type NameToPack,
  packShelf,
  unpackNames,
} from './names-file.ts'
export { isNear } from './near.ts'
