export { demoArchive } from './demo.ts'
export { type ArchiveDeps, publishArchive } from './publish-archive.ts'
