import {
  type AnswerOf,
  callAddress,
  type CallId,
  filledPath,
  openCallPaths,
  type ParamsIn,
  type userCallPaths,
} from '@kupodex/data/contract'
import { type FileAnswers, type FileId, filePaths } from './files.ts'

const openLines = { ...openCallPaths, ...filePaths }

type Lines = typeof openLines & typeof userCallPaths

/** What everybody may ask for. */
export type OpenId = keyof typeof openLines

/** What can be asked for: a call of the contract, or a file of the site's build. */
export type AskId = CallId | FileId

export type AnswerTo<Id extends AskId> = Id extends CallId
  ? AnswerOf<Id>
  : Id extends keyof FileAnswers
    ? FileAnswers[Id]
    : never

export type AskParams<Id extends AskId> = ParamsIn<Lines[Id]['path']>

export const isOpen = (id: AskId): id is OpenId => Object.hasOwn(openLines, id)

/** Whether what everybody may ask for is only read, rather than told. */
export const isReading = (id: OpenId): boolean => {
  const line: { method?: string } = openLines[id]
  return (line.method ?? 'GET') === 'GET'
}

/** The path of what everybody may ask for: one address for each answer, encoded and, for a call, with a slash at the end. */
export const askPath = <Id extends OpenId>(id: Id, params: AskParams<Id>): string => {
  const { path } = openLines[id]
  return (Object.hasOwn(filePaths, id) ? filledPath : callAddress)(path, params as object)
}
