import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { acceptKeys } from './accept.ts'

export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] })

/** Allows actions on those items of a table whose partition key fits one of the patterns (`*` any letters), and on no other. */
export const allowItems = (actions: readonly string[], keys: readonly string[], table: string): PolicyStatement =>
  new PolicyStatement({
    actions: [...actions],
    resources: [table],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] } },
  })

/** Objects of a bucket, by their keys or patterns of those (`*` any letters), and why a pattern is as narrow as it can be. */
interface Keys {
  bucket: IBucket
  keys: readonly string[]
  why: string
}

export const allowKeys = (role: Role, actions: readonly string[], { bucket, keys, why }: Keys): void => {
  role.addToPolicy(allow(actions, ...keys.map((key) => bucket.arnForObjects(key))))
  acceptKeys(role, bucket, keys, why)
}
