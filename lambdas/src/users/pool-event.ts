import * as z from 'zod'
import { endTokens, type EndTokensDeps, type Login } from './end-tokens.ts'

const eventSchema = z.looseObject({ triggerSource: z.string() })

/** What Cognito says when somebody has set a new password by a code that was mailed. */
const resetSchema = z.object({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
  userPoolId: z.string().regex(/^[\w-]+_[0-9A-Za-z]+$/),
  request: z.object({ userAttributes: z.object({ sub: z.string().min(1) }) }),
})

const loginOf = ({ region, userPoolId, request }: z.infer<typeof resetSchema>): Login => ({
  issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
  subject: request.userAttributes.sub,
})

/**
 * Answers the trigger of a user pool after a confirmation with its own event, as Cognito expects it. After a new password the tokens
 * of the user's programs end; a sign-up changes nothing. Throws an error for what is no event of a pool. One that does not say whose
 * password it was is logged: nothing that fails here may stand between people and their login.
 */
export const answerPool = async <Event>(deps: EndTokensDeps, event: Event, signal?: AbortSignal): Promise<Event> => {
  const known = eventSchema.safeParse(event)
  if (!known.success) throw new TypeError(`This is no event of a user pool: ${z.prettifyError(known.error)}`)
  if (known.data.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event
  const reset = resetSchema.safeParse(event)
  if (reset.success) await endTokens(deps, loginOf(reset.data), signal)
  else deps.log({ level: 'error', event: 'badPoolEvent', error: z.prettifyError(reset.error) })
  return event
}
