const isList = (word: string): boolean => /^[A-Za-z]{2,40}(,[A-Za-z]{2,40})+$/.test(word)

const inOrder = (list: string): string => {
  const names = list.split(',').sort()
  return names.filter((name, at) => name !== names[at - 1]).join(',')
}

/**
 * The one spelling of the path of a call whose answer is kept: without slashes too many or at the end, and with lists of tables in order and each once,
 * so that no cache keeps the same answer under several keys. It runs at the edge, on an older JavaScript.
 */
export const spelled = (path: string): string =>
  '/' +
  path
    .split('/')
    .filter((word) => word !== '')
    .map((word, _, words) => (words[1] === 'game' && isList(word) ? inOrder(word) : word))
    .join('/')
