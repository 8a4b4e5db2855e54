export type LoginFailure = 'canceled' | 'clock' | 'refused' | 'stale' | 'unreachable'

export class LoginError extends Error {
  readonly reason: LoginFailure

  constructor(reason: LoginFailure, options?: ErrorOptions) {
    super(`Not logged in: ${reason}`, options)
    this.reason = reason
  }
}
