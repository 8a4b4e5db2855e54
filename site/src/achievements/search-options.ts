/** What a search through all kinds offers. */
export const searchOptions = {
  sorts: ['inGame'],
  views: ['list'],
  shows: ['all', 'completed', 'missing'] as const,
  facets: [],
}
