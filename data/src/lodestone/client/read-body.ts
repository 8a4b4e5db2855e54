/** The largest answer that is read, in bytes: ten times the largest page we know. */
export const largestAnswer = 8 * 1024 * 1024

/** The text of an answer; null if it is larger than `most` bytes, in which case reading stops there. */
export const readBody = async (answer: Response, most = largestAnswer): Promise<string | null> => {
  if (!answer.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    // Leaving the loop cancels the rest.
    if (size > most) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
