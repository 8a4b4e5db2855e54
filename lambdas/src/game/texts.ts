import type { Language } from '@kupodex/data/game'

export interface ThingTexts {
  patch: string
  owned: string
  nobody: string
  notCounted: string
  unobtainable: string
}

export const thingTexts: Readonly<Record<Language, ThingTexts>> = {
  en: {
    patch: 'Patch {patch}',
    owned: 'Owned by {share} of characters',
    nobody: 'No owners yet',
    notCounted: 'Owners not counted yet',
    unobtainable: 'Unobtainable',
  },
  de: {
    patch: 'Patch {patch}',
    owned: 'Im Besitz von {share} der Charaktere',
    nobody: 'Noch keine Besitzer',
    notCounted: 'Besitzer noch nicht gezählt',
    unobtainable: 'Nicht erhältlich',
  },
  fr: {
    patch: 'Mise à jour {patch}',
    owned: 'Dans la collection de {share} des personnages',
    nobody: 'Encore aucun possesseur',
    notCounted: 'Possesseurs pas encore comptés',
    unobtainable: 'Plus obtenable',
  },
  ja: {
    patch: 'パッチ{patch}',
    owned: 'キャラクターの{share}が所持',
    nobody: '所持者なし',
    notCounted: '所持者数は未集計',
    unobtainable: '入手不可',
  },
}
