import { catalogue } from '#texts/catalogue.ts'

export const pickerTexts = catalogue(
  'pickerTexts',
  import.meta.env.SSR && {
    en: {
      label: 'Name, ID, or Lodestone link',
      button: 'Search',
      hint: 'You can add a world after the name. Press Enter to search all of Kupodex.',
      short: 'Type at least 4 letters to search, or choose from the suggestions.',
      none: 'No character on Kupodex has this name.',
      failed: 'The search failed. Please try again in a moment.',
    },
    de: {
      label: 'Name, ID oder Lodestone-Link',
      button: 'Suchen',
      hint: 'Nach dem Namen kann eine Welt stehen. Mit der Eingabetaste suchst du auf ganz Kupodex.',
      short: 'Gib zum Suchen mindestens 4 Buchstaben ein oder wähle einen Vorschlag.',
      none: 'Auf Kupodex hat kein Charakter diesen Namen.',
      failed: 'Die Suche ist fehlgeschlagen. Bitte versuche es gleich noch einmal.',
    },
    fr: {
      label: 'Nom, ID ou lien du Lodestone',
      button: 'Rechercher',
      hint: 'Vous pouvez ajouter un Monde après le nom. Appuyez sur Entrée pour lancer la recherche sur tout Kupodex.',
      short: 'Saisissez au moins 4 lettres pour lancer la recherche, ou choisissez une suggestion.',
      none: 'Aucun personnage sur Kupodex ne porte ce nom.',
      failed: 'La recherche a échoué. Réessayez dans un instant.',
    },
    ja: {
      label: '名前、ID、Lodestoneのリンク',
      button: '検索',
      hint: '名前の後にワールドを付けられます。EnterキーでKupodex全体を検索します。',
      short: '4文字以上入力して検索するか、候補から選んでください。',
      none: 'Kupodexにこの名前のキャラクターはいません。',
      failed: '検索に失敗しました。しばらくしてからもう一度お試しください。',
    },
  },
)
