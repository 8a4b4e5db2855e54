import { PolicyStatement } from 'aws-cdk-lib/aws-iam'

/** Allows actions on resources. */
export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] })
