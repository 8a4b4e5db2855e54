/** Fields in which Ctrl+Z takes back what was typed. */
const typedIn = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]'

/** Whether keys ask for the last change to be taken back: Ctrl+Z or Cmd+Z, where nobody is typing. */
export const asksToUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  key.toLowerCase() === 'z' &&
  !(target instanceof Element && target.closest(typedIn) !== null)
