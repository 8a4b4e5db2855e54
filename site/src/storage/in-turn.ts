/** Runs something when all that was begun before it has ended. */
export type InTurn = <Result>(run: () => Promise<Result>) => Promise<Result>

/** What is given the same name runs one after another in all tabs; within this page alone where the browser has no locks. */
export const inTurn = (name: string): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    if ('locks' in navigator) return navigator.locks.request(name, run) as Promise<Result>
    const next = last.then(run, run)
    last = next
    return next
  }
}
