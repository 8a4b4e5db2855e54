export { demoArchive } from './demo.ts'
