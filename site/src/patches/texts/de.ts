import type { PatchTexts } from './en.ts'

export const de: PatchTexts = {
  title: 'Neu nach Patch',
  lead: 'Was mit jedem Patch zu den Sammlungen hinzukam und was dir davon noch fehlt.',
  description: 'Was mit jedem Patch von FINAL FANTASY XIV zu den Sammlungen hinzukam, ab 2.0.',
  patch: 'Patch {patch}',
  pageTitle: 'Patch {patch}: Neues in allen Sammlungen',
  pageDescription: 'Was Patch {patch} von FINAL FANTASY XIV gebracht hat ({date}): {count}, mit Bezugsquelle.',
  released: 'Erschienen am {date}',
  from: 'Aus Patch {patch}',
  inferred: 'Patch geschätzt',
  note: 'Ist der Patch eines Eintrags nicht sicher bekannt, ist er anhand ähnlicher Nummern geschätzt und gekennzeichnet.',
  achievements: 'Der Patch von Errungenschaften, Titeln, Portraits und Triple Triad-Gegnern ist immer geschätzt.',
  left: 'Fische und Freibriefe, von denen kein Patch bekannt ist, sind nicht aufgeführt.',
  earlier: 'Patch {patch}, der vorige',
  later: 'Patch {patch}, der nächste',
}
