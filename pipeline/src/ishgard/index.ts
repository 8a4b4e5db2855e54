export { demoArchive } from './demo.ts'
export { publishArchive } from './publish-archive.ts'
