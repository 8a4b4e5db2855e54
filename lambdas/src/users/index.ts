export { endTokens } from './pool-event.ts'
export { userAnswers, type UserDeps } from './user.ts'
export { createVerifier } from './verifier.ts'
