import { spelled } from '../edge/spelling.ts'

/** Gives the path of a call the one spelling that its answer is kept under. */
export const handler = <Request extends { uri: string }>(event: { request: Request }): Request => {
  event.request.uri = spelled(event.request.uri)
  return event.request
}
