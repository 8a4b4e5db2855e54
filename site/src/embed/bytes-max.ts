/** The most that the script for pages of others may weigh, in bytes as they are. */
export const embedBytesMax = 5000
