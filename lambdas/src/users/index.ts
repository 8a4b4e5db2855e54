export { endTokens } from './end-tokens.ts'
export { userAnswers, type UserDeps } from './user.ts'
export { createVerifier } from './verifier.ts'
