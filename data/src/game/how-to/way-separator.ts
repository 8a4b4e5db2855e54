/** Stands between two ways to get a thing, where all are in one line. */
export const waySeparator = ' · '
