export { partsToRead, type Why } from './reading-plan.ts'
export {
  type Ending,
  failuresToDead,
  lateAfter,
  mostLateBefore,
  mostOf,
  placeAfter,
  priorities,
  type Priority,
  type QueuePlace,
  reachOf,
  requestsEach,
  takingOrder,
  type Tier,
  tierOf,
  tiers,
} from './schedule.ts'
