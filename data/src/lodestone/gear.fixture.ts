/** Item levels by slot number; null for an empty slot, no entry for one that does not exist. */
type GearLevels = Readonly<Record<number, number | null>>

/** A crafter's gear of 7.x: something in each hand, a ring missing, no soul crystal. */
export const crafterLevels: GearLevels = Object.fromEntries(
  [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13].map((place) => [place, place > 11 ? null : 500 + place]),
)

/** The boxes of what is worn: each with a fragment in it that looks like other parts of the page, and looks of another item. */
export const gearBoxes = (levels: GearLevels = crafterLevels): string =>
  Object.entries(levels)
    .map(
      ([place, level]) =>
        `<div class="icon-c--${place} ic_reflection_box js__db_tooltip">${pieceOf(place, level)}</div>`,
    )
    .join('')

const pieceOf = (place: string, level: number | null): string => {
  if (level === null) return ''
  const isFine = level % 2 === 1
  return `<img src="https://img.example/${place}.png" class="character__item_icon__img"><div class="character__item_icon"></div>
<div class="db-tooltip" data-tooltip="<p class='frame__chara__title'>"><h2 class="db-tooltip__item__name txt-rarity">Stick &amp; ${place}${
    isFine ? '<span class="icon">\uE03C</span>' : ''
  }</h2>
<div class="db-tooltip__item__mirage"><p>Other Stick<a href="/lodestone/playguide/db/item/ffffffffff${place}/" class="db-tooltip__item__mirage__btn"></a></p></div>
<ul><li>1</li></ul><div class="db-tooltip__bt_item_detail"><a href="/lodestone/playguide/db/item/${place.padStart(11, '0')}/${
    isFine ? '?hq=1' : ''
  }"><img src="https://img.example/detail.png"></a></div>
<div class="db-tooltip__item__level ">Item Level ${level}</div><a href="/lodestone/character/9/mount/">x</a></div>`
}

/** Facewear: in a box like gear, but without a level. */
export const glassesBox = `<div class="icon-c--glasses ic_reflection_box js__db_tooltip"><img src="https://img.example/g.png"><h2 class="db-tooltip__item__name">Round Glasses</h2></div>`
