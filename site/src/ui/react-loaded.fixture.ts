import { parseHTML } from 'linkedom'
import { vi } from 'vitest'

// When it is loaded React asks for a document, and whether that knows of `input`, or else listens as to browsers of twenty years ago. Files
// share a process, and the first of them that loads it may have no page open.
const { document, window } = parseHTML('<html></html>')
Object.assign(document, { oninput: null })
vi.stubGlobal('window', window)
vi.stubGlobal('document', document)
await import('react-dom/client')
vi.unstubAllGlobals()
