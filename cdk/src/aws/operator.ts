import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { ManagedPolicy } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { allowItems } from './allow.ts'
import { acceptDataRights, type DataStores, dataRights } from './data-rights.ts'
import { functionNeeds } from './functions.ts'

/** What `npm run tokens` needs, as a policy for whoever is on call: a user's list of tokens, and what those are valid by. */
export const makeTokenRight = (scope: Construct, table: ITable): void => {
  new ManagedPolicy(scope, 'TokensCommand', {
    description: 'npm run tokens: list and revoke the tokens that a user gave to programs',
    statements: [
      allowItems(['dynamodb:GetItem', 'dynamodb:UpdateItem'], ['USER#*'], table.tableArn),
      allowItems(['dynamodb:BatchGetItem', 'dynamodb:DeleteItem'], ['TOKEN#*'], table.tableArn),
    ],
  })
}

/** What `npm run worker` needs on whatever machine: the rights that the function of the same work has on the data. */
export const makeWorkerRight = (scope: Construct, stores: DataStores): ManagedPolicy => {
  const policy = new ManagedPolicy(scope, 'WorkerCommand', {
    description: 'npm run worker: read characters from the Lodestone into the table, beside or instead of the function',
    statements: dataRights(functionNeeds.sync, stores),
  })
  acceptDataRights(policy, functionNeeds.sync, stores)
  return policy
}
