import { PolicyStatement } from 'aws-cdk-lib/aws-iam'

/** Allows actions on resources. */
export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] })

/** Allows actions on those items of a table whose partition key fits one of the patterns (`*` any letters), and on no other. */
export const allowItems = (actions: readonly string[], keys: readonly string[], table: string): PolicyStatement =>
  new PolicyStatement({
    actions: [...actions],
    resources: [table],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] } },
  })
