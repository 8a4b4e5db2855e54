export { type Condition, type Hours, nextPeriods, type Period, periods } from './condition.ts'
export { bellMs, eorzeaDayMs, eorzeaTime, weatherMs, weatherStart } from './time.ts'
export { forecast, type Rates, ratesOf, weatherAt } from './weather.ts'
