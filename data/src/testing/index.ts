export * from './soak.ts'
