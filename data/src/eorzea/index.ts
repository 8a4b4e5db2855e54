export { type Condition, holds, type Hours, nextPeriods, type Period, periods } from './condition.ts'
export { bellMs, eorzeaDayMs, eorzeaDayStart, type EorzeaTime, eorzeaTime, weatherMs, weatherStart } from './time.ts'
export { type Forecast, forecast, type Rates, ratesOf, weatherAt, weatherNumber } from './weather.ts'
