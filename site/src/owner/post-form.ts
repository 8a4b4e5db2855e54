/** A form as a call answers it: where it goes, and the fields before the file. */
export interface Form {
  url: string
  fields: Readonly<Record<string, string>>
}

/** What sending comes to; a file that is too large or too late is refused by the bucket. */
export type Sent = 'sent' | 'refused' | 'offline' | 'canceled'

export interface Sending {
  /** Called with how much has been sent, from 0 to 1. */
  progress: (part: number) => void
  signal: AbortSignal
}

export type PostForm = (form: Form, file: Blob, sending: Sending) => Promise<Sent>

/** Sends a file by a form; `fetch` does not say how much of it has been sent. */
export const postForm: PostForm = ({ url, fields }, file, { progress, signal }) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve('canceled')
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('file', file)
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const end = (sent: Sent) => () => {
      signal.removeEventListener('abort', cancel)
      resolve(sent)
    }
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) progress(loaded / total)
    })
    request.addEventListener('load', () => end(request.status >= 200 && request.status < 300 ? 'sent' : 'refused')())
    request.addEventListener('error', end('offline'))
    request.addEventListener('timeout', end('offline'))
    request.addEventListener('abort', end('canceled'))
    signal.addEventListener('abort', cancel)
    request.open('POST', url)
    request.send(body)
  })
