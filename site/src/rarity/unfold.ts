/** What unfolding needs of the box that shows what nobody owns. */
export type UnownedBox = EventTarget & { checked: boolean; readonly defaultChecked: boolean }

/**
 * Sets the box for each page that is shown: a page of nothing but what nobody owns is unfolded, any other as the reader has
 * chosen. A box that differs from how it was served was changed before this was fetched.
 */
export const unfolding = (box: UnownedBox): ((isOnlyUnowned: boolean) => void) => {
  let isWanted = box.checked && !box.defaultChecked
  box.addEventListener('change', () => (isWanted = box.checked))
  return (isOnlyUnowned) => {
    box.checked = isWanted || isOnlyUnowned
  }
}
