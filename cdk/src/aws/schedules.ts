import { Duration, Stack } from 'aws-cdk-lib'
import type { IProject } from 'aws-cdk-lib/aws-codebuild'
import { type IRole, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { type IScheduleTarget, Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { CodeBuildStartBuild, LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { awsCron } from '../schedule/cron.ts'
import { functionJobs, type JobFunction, type JobOf, scriptJobs } from '../timetable.ts'
import { accept } from './accept.ts'
import type { Alarms } from './alarms.ts'
import { allow } from './allow.ts'
import { capitalised } from '@kupodex/data/contract'

/** Makes the queue where starts and runs that failed end up, for the operator to look at. */
export const makeDeadLetters = (scope: Construct, alarms: Alarms): Queue => {
  const queue = new Queue(scope, 'DeadLetters', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  accept(
    queue,
    'SQS3',
    'It is the queue of dead letters itself, of schedules and of the worker; an alarm goes off at the first letter.',
  )
  alarms.add('DeadLetters', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
    says: 'A job could not be started, or was killed; the dead letter says which.',
  })
  return queue
}

/** Has a function run once a start of the clock: what a killed run left comes back by itself, and the next start is minutes away. */
export const startedByClock = (work: LambdaFunction, deadLetters: IQueue): void =>
  work.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: Duration.minutes(4),
    onFailure: new SqsDestination(deadLetters),
  })

/** The role of a schedule that starts a function and leaves dead letters; the one that CDK would make may start its versions too. */
const makeStarter = (scope: Construct, id: string, work: LambdaFunction, deadLetters: IQueue): IRole => {
  const stack = Stack.of(scope)
  const group = stack.formatArn({ service: 'scheduler', resource: 'schedule-group', resourceName: 'default' })
  const conditions = { StringEquals: { 'aws:SourceAccount': stack.account, 'aws:SourceArn': group } }
  const role = new Role(scope, `${id}Starter`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions }),
  })
  role.addToPolicy(allow(['lambda:InvokeFunction'], work.functionArn))
  role.addToPolicy(allow(['sqs:SendMessage'], deadLetters.queueArn))
  return role.withoutPolicyUpdates()
}

interface ScheduleDeps {
  functions: Readonly<Record<JobFunction, LambdaFunction>>
  /** By the ids of their jobs. */
  publishers: Readonly<Record<string, IProject>>
  deadLetters: IQueue
  /** Functions that the clock does not start, because their work is done elsewhere. */
  resting?: readonly JobFunction[]
}

/** Starts every job of the timetable when it is due, but those whose function rests: their schedules are there, and switched off. */
export const makeSchedules = (
  scope: Construct,
  { functions, publishers, deadLetters, resting = [] }: ScheduleDeps,
): void => {
  const rules = { deadLetterQueue: deadLetters, maxEventAge: Duration.minutes(30), retryAttempts: 3 }
  const add = ({ id, cron, summary }: JobOf<unknown>, target: IScheduleTarget, enabled = true) =>
    new Schedule(scope, `${capitalised(id)}Schedule`, {
      description: summary,
      schedule: ScheduleExpression.expression(awsCron(cron)),
      target,
      enabled,
    })
  for (const job of functionJobs) {
    const work = functions[job.work.name]
    const role = makeStarter(scope, capitalised(job.id), work, deadLetters)
    add(job, new LambdaInvoke(work, { ...rules, role }), !resting.includes(job.work.name))
  }
  for (const job of scriptJobs) {
    const publisher = publishers[job.id]
    if (publisher) add(job, new CodeBuildStartBuild(publisher, rules))
    else if (!job.needs) throw new TypeError(`the job ${job.id} has no project that runs its scripts`)
  }
}
