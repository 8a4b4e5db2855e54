import type { ServerResponse } from 'node:http'

/** The statuses with which S3 refuses, by the code that its clients read. */
const statusOf = {
  InvalidURI: 400,
  AccessDenied: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  NotImplemented: 501,
} as const

/** A code with which the stand-in refuses. */
type RefusalCode = keyof typeof statusOf

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as the content of an XML element. */
export const escapeXml = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? '')

const letters = Object.fromEntries(Object.entries(escapes).map(([letter, escaped]) => [escaped, letter]))

/** The text of an XML element. */
export const unescapeXml = (content: string): string =>
  content.replace(/&(amp|lt|gt);/g, (escaped) => letters[escaped] ?? escaped)

/** Answers with an XML document; `body` is markup already. */
export const replyXml = (response: ServerResponse, body: string, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)

/** Refuses a request as S3 does. */
export const refuse = (response: ServerResponse, code: RefusalCode): void =>
  replyXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, statusOf[code])
