/** Names by id of what a character page names, in one language. */
export interface CharacterNames {
  achievement: Record<string, string>
  mount: Record<string, string>
  minion: Record<string, string>
  facewear: Record<string, string>
  title: Record<string, string>
  job: Record<string, string>
  world: Record<string, string>
}

/** What a character page names. */
export type NamedKind = keyof CharacterNames

/** Where the names of a language lie. */
export const namesPath = (language: string): string => `/character-names/${language}.json`
