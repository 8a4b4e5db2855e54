export { type Language, languages, nameIn, type Names, namesSchema } from './languages.ts'
export { type Draft, type TableDefinition, type TableName, type TableRow, tables } from './schema/index.ts'
