/** Loads a bundle in a fresh process and says how long that took, ms: what a cold start adds to Lambda's own part. */
const [file = ''] = process.argv.slice(2)
const start = performance.now()
await import(file)
process.stdout.write(String(performance.now() - start))
process.exit()
