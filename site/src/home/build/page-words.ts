import type { CharacterWord } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'

/** Pages that readers look for by what is on them. */
type WordedPage = 'islands' | 'login' | 'matrix' | 'groups' | 'tonight' | 'alts' | 'spoilers' | 'browse/fish'

/** What readers type who look for these pages, in each language. */
export const pageWords: Readonly<Record<Language, Record<WordedPage, readonly string[]>>> = {
  en: {
    islands: ['Weather', 'Forecast', 'Weather forecast'],
    login: ['Account', 'Sign in', 'Register'],
    matrix: ['Matrix', 'Who is missing what', 'Compare a group'],
    groups: ['Group', 'My groups', 'Static', 'Party'],
    tonight: ['Tonight', 'What to do', 'Farming', 'Together'],
    alts: ['Alts', 'Alt characters', 'Twinks'],
    spoilers: ['Spoilers'],
    'browse/fish': ['Fishing log', 'Fish log'],
  },
  de: {
    islands: ['Wetter', 'Vorhersage', 'Wettervorhersage'],
    login: ['Konto', 'Login', 'Registrieren'],
    matrix: ['Matrix', 'Wem fehlt was', 'Gruppe vergleichen'],
    groups: ['Gruppe', 'Meine Gruppen', 'Stammgruppe', 'Static'],
    tonight: ['Heute Abend', 'Was tun', 'Farmen', 'Zusammen'],
    alts: ['Alts', 'Twinks', 'Zweitcharaktere'],
    spoilers: ['Spoiler'],
    'browse/fish': ['Fischer-Notizbuch', 'Angeln'],
  },
  fr: {
    islands: ['Météo', 'Temps', 'Prévisions météo'],
    login: ['Compte', 'Se connecter', 'Inscription'],
    matrix: ['Matrice', 'Qui manque de quoi', 'Comparer un groupe'],
    groups: ['Groupe', 'Mes groupes', 'Static', 'Équipe'],
    tonight: ['Ce soir', 'Que faire', 'Farmer', 'Ensemble'],
    alts: ['Alts', 'Rerolls', 'Personnages secondaires'],
    spoilers: ['Spoilers'],
    'browse/fish': ['Carnet de pêche', 'Pêche'],
  },
  ja: {
    islands: ['天気', '天候', '天気予報'],
    login: ['アカウント', 'サインイン', '登録'],
    matrix: ['マトリックス', '未所持一覧', 'メンバー比較'],
    groups: ['自分のグループ', '固定', '固定パーティ'],
    tonight: ['今夜', '周回', 'みんなで', '行き先'],
    alts: ['サブキャラ', 'サブキャラクター'],
    spoilers: ['ネタバレ'],
    'browse/fish': ['釣り手帳', '釣り'],
  },
}

export const characterPageWords: Readonly<
  Record<Language, Readonly<Partial<Record<CharacterWord, readonly string[]>>>>
> = {
  en: {
    next: ['What to get next', 'Easy to get'],
    compare: ['Compare characters', 'Comparison', 'Side by side'],
    timeline: ['History'],
  },
  de: {
    next: ['Was als Nächstes holen', 'Leicht zu bekommen'],
    compare: ['Vergleichen', 'Charaktere vergleichen', 'Gegenüberstellung'],
    timeline: ['Verlauf', 'Chronik'],
  },
  fr: {
    next: ['Que viser ensuite', 'Faciles à obtenir'],
    compare: ['Comparer des personnages', 'Côte à côte'],
    timeline: ['Historique'],
  },
  ja: {
    next: ['次に狙うもの', '取りやすいもの'],
    compare: ['キャラクター比較', '比べる'],
    timeline: ['履歴'],
  },
}
