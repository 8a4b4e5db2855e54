export { type Action, answerS3, tagOf } from './answer-s3.ts'
export { type Listed, memoryObjects, type Objects } from './objects.ts'
