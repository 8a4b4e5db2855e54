/** What a promise resolves to, or null where that takes longer than so many seconds; without a limit it is waited for. */
export const within = async <Value>(seconds: number | undefined, promise: Promise<Value>): Promise<Value | null> => {
  if (seconds === undefined) return promise
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<null>((resolve) => (timer = setTimeout(resolve, seconds * 1000, null)))
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
