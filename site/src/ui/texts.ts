import { catalogue } from '#texts/catalogue.ts'

export const confirmWordTexts = catalogue(
  'confirmWordTexts',
  import.meta.env.SSR && {
    en: {
      typeWord: 'This cannot be undone. To go on, type',
      word: 'DELETE',
      wrongWord: "The word doesn't match. Nothing was deleted.",
      deleteForGood: 'Delete for good',
      cancel: 'Cancel',
      deleting: 'Deleting...',
    },
    de: {
      typeWord: 'Das lässt sich nicht rückgängig machen. Gib zum Fortfahren ein:',
      word: 'LÖSCHEN',
      wrongWord: 'Das Wort stimmt nicht. Es wurde nichts gelöscht.',
      deleteForGood: 'Endgültig löschen',
      cancel: 'Abbrechen',
      deleting: 'Wird gelöscht\u00a0…',
    },
    fr: {
      typeWord: 'Cette action est irréversible. Pour continuer, saisissez',
      word: 'SUPPRIMER',
      wrongWord: 'Ce n’est pas le bon mot. Rien n’a été supprimé.',
      deleteForGood: 'Supprimer définitivement',
      cancel: 'Annuler',
      deleting: 'Suppression…',
    },
    ja: {
      typeWord: 'この操作は取り消せません。続けるには次の言葉を入力してください：',
      word: '削除',
      wrongWord: '入力した文字が一致しません。何も削除されていません。',
      deleteForGood: '完全に削除',
      cancel: 'キャンセル',
      deleting: '削除しています…',
    },
  },
)

export const copyTexts = catalogue(
  'copyTexts',
  import.meta.env.SSR && {
    en: { copy: 'Copy', link: 'Copy link', copied: 'Copied', notCopied: 'Could not be copied' },
    de: { copy: 'Kopieren', link: 'Link kopieren', copied: 'Kopiert', notCopied: 'Kopieren nicht möglich' },
    fr: { copy: 'Copier', link: 'Copier le lien', copied: 'Copié', notCopied: 'Copie impossible' },
    ja: { copy: 'コピー', link: 'リンクをコピー', copied: 'コピーしました', notCopied: 'コピーできませんでした' },
  },
)
