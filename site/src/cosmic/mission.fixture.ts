import type { Mission } from './mission.ts'

/** A mission for tests, which anybody can take at any time. */
export const missionWith = (rest: Partial<Mission> = {}): Mission => ({
  ...{
    id: 5,
    updatedAt: 0,
    deleted: false,
    name: 'A Sample Mission',
    planetId: 1,
    jobIds: [8],
    type: 'classD',
    rank: 'D',
  },
  ...{ startHour: null, endHour: null, weatherId: null, developmentLog: null, redAlertId: null },
  ...{ previousMissionId: null, placeNameId: null, timeLimit: null, points: null, sort: 0, patch: '7.21' },
  reward: {
    ...{ cosmocredit: 2, lunarCredit: 5, expGrade1: 1, expGrade2: 4, expGrade3: null },
    ...{ expQty1: 7, expQty2: 300, expQty3: null },
  },
  ...rest,
})
