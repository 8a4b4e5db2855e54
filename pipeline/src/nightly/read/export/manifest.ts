import * as z from 'zod'

const summarySchema = z.object({
  outputFormat: z.literal('DYNAMODB_JSON', 'the export is not in DynamoDB JSON'),
  exportType: z.literal('FULL_EXPORT', 'the export is not of the whole table').optional(),
  manifestFilesS3Key: z.string(),
})

const fileSchema = z.object({
  itemCount: z.int().nonnegative(),
  md5Checksum: z.string(),
  dataFileS3Key: z.string(),
})

export interface DataFile {
  /** Its key in the bucket of the export. */
  key: string
  items: number
  /** MD5 of its bytes in base64. */
  md5: string
}

const text = (bytes: Uint8Array | null, key: string): string => {
  if (!bytes) throw new Error(`${key} is missing`)
  return new TextDecoder().decode(bytes)
}

/** Where an export's summary lies; `prefix` is `…AWSDynamoDB/<export id>`. */
const summaryKey = (prefix: string): string => `${prefix}/manifest-summary.json`

/** The data files that a summary's list of files names, one JSON object a line. */
export const dataFilesOf = (list: string): DataFile[] =>
  list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { dataFileS3Key, itemCount, md5Checksum } = fileSchema.parse(JSON.parse(line))
      return { key: dataFileS3Key, items: itemCount, md5: md5Checksum }
    })

/** Where the list of files lies that a summary speaks of; throws where the export is not one that can be read. */
export const listKeyOf = (summary: string): string => summarySchema.parse(JSON.parse(summary)).manifestFilesS3Key

/** The data files of an export, by its two manifests. */
export const readExport = async (
  read: (key: string) => Promise<Uint8Array | null>,
  prefix: string,
): Promise<DataFile[]> => {
  const listKey = listKeyOf(text(await read(summaryKey(prefix)), summaryKey(prefix)))
  return dataFilesOf(text(await read(listKey), listKey))
}
