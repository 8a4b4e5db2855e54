export { type Action, answerS3, type Buckets, tagOf } from './answer-s3.ts'
export { type Listed, memoryObjects, type Objects, type StoredObject } from './objects.ts'
