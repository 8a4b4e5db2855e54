import { sourceType as type } from './source-types.ts'

const span = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

export const gil = 1

/** The Gold Chocobo Feather, which Recruit a Friend gives at any time. */
const goldFeather = 12994

/** Which part of the game a currency (item id) belongs to. */
const currencies: readonly (readonly [number, readonly number[]])[] = [
  [type.merchant, [gil]],
  [type.goldSaucer, [29]],
  [type.bicolorGemstones, [26807, 35833, 43961]],
  [type.skybuilders, [28063, 33870]],
  [type.pvp, [25, 36656]],
  [type.achievement, [21172]],
  [type.island, [37549]],
  [type.tomestones, [28, 33913, 33914]],
  [type.fieldOperations, [31135, 32180, 33796, 45043, 45044, 47868]],
  [type.wondrousTails, [22443, 22444, 26823, 30341]],
  [type.hunt, [27, 10307, 13625, 20308, 21103, 26533]],
  [type.grandCompany, [20, 21, 22]],
  [type.deepDungeon, [15422, 23164, 38941, 38942, 46186, 46187]],
  [type.variantDungeons, [38533, 38534, 39884, 39885, 41078, 41079]],
  [
    type.alliedSocieties,
    [...span(21073, 21081), 21935, 22525, ...span(28186, 28188), 36657, 37854, 38952, 44472, 46178, 48084],
  ],
  [type.cosmic, [45690]],
  [type.venturesAndVoyages, [15111, 15112]],
  [type.moogleTrove, [33329, 41305, 41306, 41786, 44348, 46179, 46322, 49122, 51750, 51751]],
  [type.promotion, [goldFeather, 22404, 50082]],
  [
    type.event,
    [
      ...[7000, 8716, 14944, 15424, 16778, 20304, 22403, 24186, 24284, 28649, 36811, 38948, 41629, 41709, 47863],
      ...span(9276, 9279),
    ],
  ],
  [
    type.trial,
    [
      ...[12672, 12673, 14300, 15421, 16188, 17461, 19109, 19110, 21196, 21773, 23043, 23962, 24797, 27391, 27392],
      ...[
        28708, 29001, 30596, 32132, 33480, 35815, 35816, 36809, 38374, 38949, 40295, 41053, 43539, 43540, 44718, 46720,
      ],
      6164,
      47100,
    ],
  ],
  [type.raid, [13627, 16545, 19117, 21780, 23969]],
]

/** Which part of the game gives a container (item id). */
const containers: readonly (readonly [number, readonly number[]])[] = [
  [type.grandCompany, [36635, 36636]],
  [type.island, [41667]],
  [type.deepDungeon, [...span(16170, 16173), ...span(23223, 23225), ...span(38945, 38947), ...span(47104, 47106)]],
  [type.fieldOperations, [22508, 23142, 23379, 24141, 24142, 24848, 24849, 31357, 33797]],
  [type.skybuilders, [33441]],
  [type.goldSaucer, [10077, ...span(10128, 10130), 13380, ...span(17690, 17702), 28652]],
  [
    type.treasureHunt,
    [...span(6688, 6692), 8156, 12241, 12242, 12243, 17835, 17836, 26744, 26745, 36611, 36612, 39591, 43556, 43557],
  ],
]

const byItem = (lists: typeof currencies): ReadonlyMap<number, number> =>
  new Map(lists.flatMap(([id, items]) => items.map((item) => [item, id] as const)))

const currencyTypes = byItem(currencies)
const containerTypes = byItem(containers)

/** The source type of what is bought with an item; undefined where it is not settled. */
export const typeOfCurrency = (itemId: number): number | undefined => currencyTypes.get(itemId)

/** The source type of what comes out of a container; undefined where it is not settled. */
export const typeOfContainer = (itemId: number): number | undefined => containerTypes.get(itemId)

const passingTypes: ReadonlySet<number> = new Set([type.moogleTrove, type.promotion, type.event])

/** Whether a currency comes and goes with an event. */
export const isPassing = (itemId: number): boolean =>
  itemId !== goldFeather && passingTypes.has(typeOfCurrency(itemId) ?? type.unknown)
