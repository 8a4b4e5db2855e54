/** Loads a bundle in a fresh process and says how long that took, ms: what a cold start adds to Lambda's own part. */
const [file = ''] = process.argv.slice(2)
const start = performance.now()
try {
  await import(file)
} catch (error) {
  // Node would print the whole line of the bundle, which has no line breaks.
  process.stderr.write(`${file} cannot be imported: ${String(error)}\n`)
  process.exit(1)
}
process.stdout.write(String(performance.now() - start))
process.exit()
