/** Gives the reader a file that was made in this page. */
export const download = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that is still reading it would lose it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
