import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

/** Shares of a month's budget at which a mail is sent: spent, and forecast. */
const notices = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
]

/**
 * Mails the operator when the account costs more than expected. A budget and not an alarm on requests: a flood shows in what it
 * costs, whichever service it strikes, and the first budgets of an account are free. It counts the whole account, because costs
 * can be separated by tag only where somebody has switched that on by hand.
 */
export const makeBudget = (scope: Construct, email: string, dollars: number): void => {
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
    notificationsWithSubscribers: notices.map((notice) => ({
      notification: { ...notice, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    })),
  })
}
