import { Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** When an alarm goes off: at this many in one period. Missing data is fine, unless `silence` says otherwise. */
interface AlarmRule {
  metric: IMetric
  says: string
  atLeast?: number
  /** Goes off when fewer than this came, and when nothing came. */
  fewerThan?: number
}

export const makeAlarms = (scope: Construct, email: string | undefined) => {
  const topic = new Topic(scope, 'Alarms', { displayName: `${Stack.of(scope).stackName} alarms`, enforceSSL: true })
  // A policy that asks for TLS takes the place of the one that lets the account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (email) topic.addSubscription(new EmailSubscription(email))
  const add = (id: string, { metric, says, atLeast = 1, fewerThan }: AlarmRule): void => {
    const alarm = new Alarm(scope, `${id}Alarm`, {
      metric,
      alarmDescription: says,
      threshold: fewerThan ?? atLeast,
      comparisonOperator:
        fewerThan === undefined
          ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: fewerThan === undefined ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(topic))
  }
  return { topic, add }
}

export type Alarms = ReturnType<typeof makeAlarms>
