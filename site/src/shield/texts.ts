import { catalogue } from '#texts/catalogue.ts'

export const shieldTexts = catalogue(
  'shieldTexts',
  import.meta.env.SSR && {
    en: { title: 'Spoiler shield', hidden: 'Hidden: patch {patch}' },
    de: { title: 'Spoilerschutz', hidden: 'Verborgen: Patch {patch}' },
    fr: { title: 'Protection anti-spoiler', hidden: 'Masqué\u00a0: mise à jour {patch}' },
    ja: { title: 'ネタバレ防止', hidden: '非表示：パッチ{patch}' },
  },
)

export const shieldPageTexts = catalogue(
  'shieldPageTexts',
  import.meta.env.SSR && {
    en: {
      lead: 'Choose the patch you have played up to, and every page hides the names and pictures of whatever came later.',
      button: 'A button stands in the place of each hidden item and shows that one when you press it.',
      kept: 'Your choice is kept in this browser only and can be changed here at any time.',
      always: 'Fish and levequests are always shown, because their patches are not known.',
      label: 'Hide everything added after patch',
      off: 'Hide nothing',
      noScript: 'Hiding things needs JavaScript.',
    },
    de: {
      lead: 'Wähle den Patch, bis zu dem du gespielt hast: Jede Seite verbirgt dann Namen und Bilder von allem, was später kam.',
      button: 'An der Stelle von allem Verborgenen steht ein Knopf, der genau dieses eine zeigt.',
      kept: 'Deine Wahl bleibt nur in diesem Browser und lässt sich hier jederzeit ändern.',
      always: 'Fische und Freibriefe werden immer angezeigt, weil ihre Patches nicht bekannt sind.',
      label: 'Alles verbergen, was nach diesem Patch kam',
      off: 'Nichts verbergen',
      noScript: 'Zum Verbergen wird JavaScript gebraucht.',
    },
    fr: {
      lead: 'Choisissez la mise à jour jusqu’à laquelle vous avez joué\u00a0: chaque page masque alors les noms et les images de ce qui est venu après.',
      button: 'Tout ce qui est masqué est remplacé par un bouton qui l’affiche quand vous appuyez dessus.',
      kept: 'Votre choix reste dans ce navigateur uniquement et peut être modifié ici à tout moment.',
      always: 'Les poissons et les mandats sont toujours affichés, car leurs mises à jour ne sont pas connues.',
      label: 'Masquer ce qui a été ajouté après la mise à jour',
      off: 'Ne rien masquer',
      noScript: 'Le masquage nécessite JavaScript.',
    },
    ja: {
      lead: 'どのパッチまで進めたかを選ぶと、それより後に追加されたものの名前と画像が全ページで隠れます。',
      button: '隠れたものの場所にはボタンがあり、押すとその1件だけが表示されます。',
      kept: '設定はこのブラウザにのみ保存され、いつでもこのページで変更できます。',
      always: '魚とリーヴは追加されたパッチが不明なため、常に表示されます。',
      label: 'このパッチより後の要素を隠す',
      off: '隠さない',
      noScript: '隠すにはJavaScriptが必要です。',
    },
  },
)
