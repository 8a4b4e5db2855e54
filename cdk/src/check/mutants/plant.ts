import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import ts from 'typescript'

export interface Mutant {
  file: string
  line: number
  was: string
  becomes: string
  /** The whole file with the fault in it. */
  text: string
}

const silent = () => undefined
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
}

/** Texts are held by tests of catalogues and of the product, and another text is hardly ever a fault of logic. */
const excludedMutations = ['StringLiteral']

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]

/** Where lists of what hooks depend on begin: lint refuses each but the right one, so that nobody could commit another. */
const dependencyLists = (file: string, content: string): ReadonlySet<number> => {
  const found = new Set<number>()
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^use(Memo|Callback|Effect)$/.test(node.expression.getText(source))) {
      const last = node.arguments.at(-1)
      if (last !== undefined && ts.isArrayLiteralExpression(last)) found.add(last.getStart(source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** All faults that StrykerJS knows to plant into a file, but for those that lint refuses. */
export const mutantsOf = async (file: string): Promise<Mutant[]> => {
  const content = readFileSync(file, 'utf8')
  const starts = lineStarts(content)
  const options = { plugins: null, ignorers: [], excludedMutations, noHeader: true }
  const dependencies = dependencyLists(file, content)
  const { mutants } = await new Instrumenter(logger).instrument([{ name: file, content, mutate: true }], options)
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .flatMap(({ location: { start, end }, replacement, mutatorName }) => {
      const [from, to] = [start, end].map(({ line, column }) => (starts[line] ?? 0) + column) as [number, number]
      if (dependencies.has(from)) return []
      // The other operator may bind less tightly than what stands around it.
      const becomes = mutatorName === 'LogicalOperator' ? `(${replacement})` : replacement
      const text = content.slice(0, from) + becomes + content.slice(to)
      return [{ file, line: start.line + 1, was: content.slice(from, to), becomes, text }]
    })
}
