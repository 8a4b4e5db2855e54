export { openMarket } from './market.ts'
