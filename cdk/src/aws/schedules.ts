import { Duration } from 'aws-cdk-lib'
import type { IProject } from 'aws-cdk-lib/aws-codebuild'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { CodeBuildStartBuild, LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { awsCron } from '../schedule/cron.ts'
import { type Job, timetable } from '../timetable.ts'
import type { Alarms } from './alarms.ts'

/** Makes the queue where starts and runs that failed end up, for the operator to look at. */
export const makeDeadLetters = (scope: Construct, alarms: Alarms): Queue => {
  const queue = new Queue(scope, 'DeadLetters', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  alarms.add('DeadLetters', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
    says: 'A job could not be started, or was killed; the dead letter says which.',
  })
  return queue
}

/**
 * Has a function that the clock starts run once a start: what it left behind when it was killed comes back by itself, and
 * the next start is minutes away.
 */
export const startedByClock = (work: LambdaFunction, deadLetters: IQueue): void =>
  work.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.minutes(4),
    onFailure: new SqsDestination(deadLetters),
  })

type FunctionJob = Extract<(typeof timetable)[keyof typeof timetable]['work'], { kind: 'function' }>

/** What the jobs of the timetable start. */
export interface ScheduleDeps {
  functions: Readonly<Record<FunctionJob['name'], LambdaFunction>>
  publisher: IProject
  deadLetters: IQueue
}

/** Starts every job of the timetable when it is due. */
export const makeSchedules = (scope: Construct, { functions, publisher, deadLetters }: ScheduleDeps): void => {
  for (const [id, { cron, summary, work }] of Object.entries<Job>(timetable)) {
    const rules = { deadLetterQueue: deadLetters, maxEventAge: Duration.minutes(30), retryAttempts: 3 }
    new Schedule(scope, `${id.replace(/^./, (letter) => letter.toUpperCase())}Schedule`, {
      description: summary,
      schedule: ScheduleExpression.expression(awsCron(cron)),
      target:
        work.kind === 'function'
          ? new LambdaInvoke(functions[work.name], rules)
          : new CodeBuildStartBuild(publisher, rules),
    })
  }
}
