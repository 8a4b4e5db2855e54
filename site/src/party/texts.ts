import { catalogue } from '#texts/catalogue.ts'

const en = {
  choose: 'Choose characters',
  groups: 'My groups',
  companies: 'My Free Company',
  allOwn: 'All my verified characters',
  pick: 'Pick characters',
  own: 'My characters',
  favorites: 'Favorite characters',
  opened: 'Recent characters',
  added: 'Added',
  none: 'Characters you open are listed here, on this device only.',
  find: 'Find characters',
  add: 'Character ID or Lodestone link',
  addButton: 'Add',
  noId: 'That is neither a character ID nor a link to a character.',
  tooMany: 'No more than 100 characters can be shown together.',
  show: { one: 'Show {n} character', other: 'Show {n} characters' },
  least: { one: 'Choose at least one.', other: 'Choose at least {n}.' },
  noGroup: 'No such group',
  noGroupHint: 'It may have been deleted, or the link is not complete.',
  nobody: 'No one to show',
  noneOwn: 'No verified characters yet',
  noneOwnHint: 'Verify your characters to see them together here.',
  hidden: {
    one: '{n} character is not shown: it is hidden or could not be found.',
    other: '{n} characters are not shown: they are hidden or could not be found.',
  },
  left: {
    one: '{n} more member is not shown: no more than 100 fit together.',
    other: '{n} more members are not shown: no more than 100 fit together.',
  },
}

const de: typeof en = {
  choose: 'Charaktere auswählen',
  groups: 'Meine Gruppen',
  companies: 'Meine Freie Gesellschaft',
  allOwn: 'Alle meine bestätigten Charaktere',
  pick: 'Charaktere aussuchen',
  own: 'Meine Charaktere',
  favorites: 'Favoriten',
  opened: 'Zuletzt angesehen',
  added: 'Hinzugefügt',
  none: 'Hier stehen Charaktere, die du öffnest – nur auf diesem Gerät.',
  find: 'Charaktere suchen',
  add: 'Charakter-ID oder Lodestone-Link',
  addButton: 'Hinzufügen',
  noId: 'Das ist weder eine Charakter-ID noch ein Link zu einem Charakter.',
  tooMany: 'Mehr als 100 Charaktere lassen sich nicht zusammen zeigen.',
  show: { one: '{n} Charakter zeigen', other: '{n} Charaktere zeigen' },
  least: { one: 'Wähle mindestens einen.', other: 'Wähle mindestens {n}.' },
  noGroup: 'Diese Gruppe gibt es nicht',
  noGroupHint: 'Vielleicht wurde sie gelöscht, oder der Link ist nicht vollständig.',
  nobody: 'Niemand zu zeigen',
  noneOwn: 'Noch keine bestätigten Charaktere',
  noneOwnHint: 'Bestätige deine Charaktere, um sie hier zusammen zu sehen.',
  hidden: {
    one: '{n} Charakter fehlt hier: Er ist verborgen oder wurde nicht gefunden.',
    other: '{n} Charaktere fehlen hier: Sie sind verborgen oder wurden nicht gefunden.',
  },
  left: {
    one: '{n} weiteres Mitglied fehlt hier: Mehr als 100 passen nicht zusammen.',
    other: '{n} weitere Mitglieder fehlen hier: Mehr als 100 passen nicht zusammen.',
  },
}

const fr: typeof en = {
  choose: 'Choisir des personnages',
  groups: 'Mes groupes',
  companies: 'Ma compagnie libre',
  allOwn: 'Tous mes personnages vérifiés',
  pick: 'Sélectionner des personnages',
  own: 'Mes personnages',
  favorites: 'Favoris',
  opened: 'Vus récemment',
  added: 'Ajoutés',
  none: 'Les personnages que vous consultez apparaissent ici, sur cet appareil uniquement.',
  find: 'Rechercher des personnages',
  add: 'ID du personnage ou lien du Lodestone',
  addButton: 'Ajouter',
  noId: 'Ce n’est ni un ID de personnage ni un lien vers un personnage.',
  tooMany: 'Il n’est pas possible d’afficher plus de 100 personnages ensemble.',
  show: { one: 'Afficher {n} personnage', other: 'Afficher {n} personnages' },
  least: { one: 'Choisissez-en au moins un.', other: 'Choisissez-en au moins {n}.' },
  noGroup: 'Ce groupe n’existe pas',
  noGroupHint: 'Il a peut-être été supprimé, ou le lien est incomplet.',
  nobody: 'Personne à afficher',
  noneOwn: 'Aucun personnage vérifié pour l’instant',
  noneOwnHint: 'Vérifiez vos personnages pour les voir ensemble ici.',
  hidden: {
    one: '{n} personnage n’est pas affiché\u00a0: il est masqué ou introuvable.',
    other: '{n} personnages ne sont pas affichés\u00a0: ils sont masqués ou introuvables.',
  },
  left: {
    one: '{n} autre membre n’est pas affiché\u00a0: pas plus de 100 à la fois.',
    other: '{n} autres membres ne sont pas affichés\u00a0: pas plus de 100 à la fois.',
  },
}

const ja: typeof en = {
  choose: 'キャラクターを選ぶ',
  groups: 'マイグループ',
  companies: '所属フリーカンパニー',
  allOwn: '認証済みのマイキャラクター全員',
  pick: 'キャラクターを個別に選ぶ',
  own: 'マイキャラクター',
  favorites: 'お気に入り',
  opened: '最近見たキャラクター',
  added: '追加したキャラクター',
  none: '閲覧したキャラクターがここに表示されます（この端末にのみ保存されます）。',
  find: 'キャラクターを検索',
  add: 'キャラクターIDまたはLodestoneのリンク',
  addButton: '追加',
  noId: 'キャラクターIDでもキャラクターへのリンクでもありません。',
  tooMany: '一度に表示できるのは100人までです。',
  show: { one: '{n}人を表示', other: '{n}人を表示' },
  least: { one: '1人以上選んでください。', other: '{n}人以上選んでください。' },
  noGroup: 'グループが見つかりません',
  noGroupHint: '削除されたか、リンクが不完全な可能性があります。',
  nobody: '表示できるキャラクターがいません',
  noneOwn: '認証済みのキャラクターがいません',
  noneOwnHint: 'キャラクターを認証すると、ここでまとめて見られます。',
  hidden: {
    one: '{n}人は非公開または見つからないため表示されていません。',
    other: '{n}人は非公開または見つからないため表示されていません。',
  },
  left: {
    one: 'ほか{n}人は表示されていません（一度に100人まで）。',
    other: 'ほか{n}人は表示されていません（一度に100人まで）。',
  },
}

/** What is said of characters who are looked at together, and of choosing them. */
export const partyTexts = catalogue('partyTexts', import.meta.env.SSR && { en, de, fr, ja })

/** The texts in one language. */
export type PartyTexts = typeof en
