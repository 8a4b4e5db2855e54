import { type CfnElement, Stack, Validations } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Says why a rule of cdk-nag (pack AwsSolutions) is not followed by a construct, and what holds instead; `templates.test.ts` looks. */
export const accept = (construct: IConstruct, rule: string, reason: string): void => {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** The same of patterns of keys of a bucket in the rights of a role: cdk-nag wants the reason of each by itself. */
export const acceptKeys = (role: IConstruct, bucket: IBucket, keys: readonly string[], reason: string): void => {
  const id = Stack.of(role).getLogicalId(bucket.node.defaultChild as CfnElement)
  for (const key of keys.filter((each) => each.includes('*')))
    accept(role, `IAM5[Resource::<${id}.Arn>/${key}]`, reason)
}
