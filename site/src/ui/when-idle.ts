/** After how long (ms) it goes on although the browser is busy. */
const patience = 3000

/** Calls `run` once the browser has nothing else to do; returns how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(handle)
}
