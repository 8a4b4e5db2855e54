import type { ServerResponse } from 'node:http'

const statusOf = {
  InvalidURI: 400,
  AccessDenied: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  NotImplemented: 501,
} as const

type RefusalCode = keyof typeof statusOf

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeXml = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? '')

const letters = Object.fromEntries(Object.entries(escapes).map(([letter, escaped]) => [escaped, letter]))

export const unescapeXml = (content: string): string =>
  content.replace(/&(amp|lt|gt);/g, (escaped) => letters[escaped] ?? escaped)

/** `body` is markup already. */
export const replyXml = (response: ServerResponse, body: string, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)

export const refuse = (response: ServerResponse, code: RefusalCode): void =>
  replyXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, statusOf[code])
