import ts from 'typescript'

/** What a test does to a page, after which the page may still be at work. */
const events = new Set([
  ...['click', 'dblclick', 'tap', 'hover', 'focus', 'blur', 'dragTo', 'wheel', 'press', 'pressSequentially', 'type'],
  ...['fill', 'check', 'uncheck', 'setChecked', 'selectOption', 'setInputFiles', 'dispatchEvent', 'setOffline'],
  ...['scrollTo', 'scrollBy', 'goto', 'reload', 'goBack', 'goForward', 'setViewportSize', 'emulateMedia'],
])

/** What waits until a page is done, or has something. */
const waits =
  /^(rest|readDown|open|poll|eventually|clickBelow|waitFor(Function|URL|Response|Request|Event|Selector|LoadState)?|waitForTicked|settled)$/

/** What reads a page at once, however far it is. */
const reads = new Set([
  ...['innerText', 'textContent', 'allInnerTexts', 'allTextContents', 'innerHTML', 'inputValue', 'getAttribute'],
  ...['count', 'isVisible', 'isHidden', 'isChecked', 'isEnabled', 'isDisabled', 'evaluate', 'evaluateAll'],
])

/** A statement that expects something of a page right after an event. */
interface EarlyRead {
  line: number
  event: string
  read: string
}

const nameOf = ({ expression }: ts.CallExpression): string => {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text
  return ts.isIdentifier(expression) ? expression.text : ''
}

/** Places where a browser test reads a page once after an event, without a wait: on a busy machine nothing may be there yet. */
export const earlyReads = (source: string): EarlyRead[] => {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true)
  const found: EarlyRead[] = []
  let event = ''
  const visit = (node: ts.Node, isExpected: boolean): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, isExpected))
    const name = nameOf(node)
    // What is polled is read again, and what runs in the page is no event of the test.
    if (waits.test(name)) event = ''
    if (name === 'poll' || name === 'eventually' || name === 'waitForFunction') return
    const isRead = reads.has(name)
    if (!isRead) ts.forEachChild(node, (child) => visit(child, isExpected || name === 'expect'))
    if (events.has(name)) event = name
    if (isRead && isExpected && event !== '')
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, event, read: name })
  }
  visit(file, false)
  return found
}

/** The lines of `expect.poll` in tests that run beside others, where Vitest refuses it as soon as another one has ended. */
export const pollsBesideOthers = (source: string): number[] => {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true)
  const found: number[] = []
  const visit = (node: ts.Node, isBeside: boolean): void => {
    const isCall = ts.isCallExpression(node)
    if (isCall && isBeside && nameOf(node) === 'poll')
      found.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    const starts = isCall && node.expression.getText(file).startsWith('test.concurrent')
    ts.forEachChild(node, (child) => visit(child, isBeside || starts))
  }
  visit(file, false)
  return found
}
