import { catalogue } from '#texts/catalogue.ts'

/** The texts of checking things off in each language. */
export const markTexts = catalogue(
  'markTexts',
  import.meta.env.SSR && {
    en: {
      needsOwner: 'Please log in and verify ownership of this character to check off items.',
      /** The same to who is logged in. */
      needsVerified: 'Please verify ownership of this character to check off items.',
      failed: 'This could not be saved, so it was undone. {reason}',
      unread: 'What you checked off could not be read. {reason}',
      undo: 'Undo',
      again: 'Try again',
      login: 'Log in',
      checked: { one: '{n} checked off.', other: '{n} checked off.' },
      unchecked: { one: '{n} unchecked.', other: '{n} unchecked.' },
      undone: { one: '{n} change undone.', other: '{n} changes undone.' },
      fixed: {
        read: 'Its list on the Lodestone shows this, so it cannot be unchecked.',
        proven: 'An achievement proves this, so it cannot be unchecked.',
      },
      waiting: {
        one: '{n} change is not saved yet. It is kept in this browser and sent again by itself.',
        other: '{n} changes are not saved yet. They are kept in this browser and sent again by themselves.',
      },
      waitingForLogin: {
        one: '{n} change is kept in this browser until you log in again.',
        other: '{n} changes are kept in this browser until you log in again.',
      },
      selectAll: 'Select all',
      verify: 'Verify ownership',
      tickIcons: 'Check off by icon',
      selectShown: { one: 'Select all shown ({n})', other: 'Select all shown ({n})' },
      several: 'Several at once',
      hint: 'Shift-click or drag across checkboxes to change a range; with a finger, hold a checkbox first, then drag. On the keyboard, use the arrow keys, Space, and Shift.',
      anonymous: {
        begin: 'Check off without an account',
        kept: 'These checkmarks are kept in this browser only. Find and verify your character to move them there.',
        find: 'Find a character',
        save: 'Export as JSON',
        bring: 'Bring checkmarks from elsewhere',
      },
    },
    de: {
      needsOwner: 'Bitte melde dich an und bestätige, dass dir dieser Charakter gehört, um etwas abzuhaken.',
      needsVerified: 'Bitte bestätige, dass dir dieser Charakter gehört, um etwas abzuhaken.',
      failed: 'Das konnte nicht gespeichert werden und wurde rückgängig gemacht. {reason}',
      unread: 'Was du abgehakt hast, konnte nicht geladen werden. {reason}',
      undo: 'Rückgängig',
      again: 'Erneut versuchen',
      login: 'Anmelden',
      checked: { one: '{n} abgehakt.', other: '{n} abgehakt.' },
      unchecked: { one: '{n} Haken entfernt.', other: '{n} Haken entfernt.' },
      undone: { one: '{n} Änderung rückgängig gemacht.', other: '{n} Änderungen rückgängig gemacht.' },
      fixed: {
        read: 'Die Liste auf dem Lodestone zeigt es; der Haken lässt sich nicht entfernen.',
        proven: 'Eine Errungenschaft beweist es; der Haken lässt sich nicht entfernen.',
      },
      waiting: {
        one: '{n} Änderung ist noch nicht gespeichert. Sie bleibt in diesem Browser und wird von selbst erneut gesendet.',
        other:
          '{n} Änderungen sind noch nicht gespeichert. Sie bleiben in diesem Browser und werden von selbst erneut gesendet.',
      },
      waitingForLogin: {
        one: '{n} Änderung bleibt in diesem Browser, bis du dich wieder anmeldest.',
        other: '{n} Änderungen bleiben in diesem Browser, bis du dich wieder anmeldest.',
      },
      selectAll: 'Alle auswählen',
      verify: 'Besitz bestätigen',
      tickIcons: 'Per Symbol abhaken',
      selectShown: { one: 'Angezeigte auswählen ({n})', other: 'Alle angezeigten auswählen ({n})' },
      several: 'Mehrere auf einmal',
      hint: 'Umschalt-Klick oder Ziehen über die Kästchen ändert einen ganzen Bereich; mit dem Finger das Kästchen erst gedrückt halten, dann ziehen. Auf der Tastatur: Pfeiltasten, Leertaste und Umschalttaste.',
      anonymous: {
        begin: 'Ohne Konto abhaken',
        kept: 'Diese Haken werden nur in diesem Browser gespeichert. Suche deinen Charakter und bestätige ihn, um sie zu übernehmen.',
        find: 'Charakter suchen',
        save: 'Als JSON exportieren',
        bring: 'Haken von anderswo mitbringen',
      },
    },
    fr: {
      needsOwner: 'Connectez-vous et vérifiez que ce personnage est à vous pour cocher des objets.',
      needsVerified: 'Vérifiez que ce personnage est à vous pour cocher des objets.',
      failed: 'L’enregistrement a échoué et le changement a été annulé. {reason}',
      unread: 'Ce que vous avez coché n’a pas pu être chargé. {reason}',
      undo: 'Annuler',
      again: 'Réessayer',
      login: 'Connexion',
      checked: { one: '{n} objet coché.', other: '{n} objets cochés.' },
      unchecked: { one: '{n} objet décoché.', other: '{n} objets décochés.' },
      undone: { one: '{n} changement annulé.', other: '{n} changements annulés.' },
      fixed: {
        read: 'La liste du Lodestone l’indique\u00a0: impossible de le décocher.',
        proven: 'Un haut fait le prouve\u00a0: impossible de le décocher.',
      },
      waiting: {
        one: '{n} changement n’est pas encore enregistré. Il reste dans ce navigateur et sera renvoyé automatiquement.',
        other:
          '{n} changements ne sont pas encore enregistrés. Ils restent dans ce navigateur et seront renvoyés automatiquement.',
      },
      waitingForLogin: {
        one: '{n} changement reste dans ce navigateur jusqu’à votre prochaine connexion.',
        other: '{n} changements restent dans ce navigateur jusqu’à votre prochaine connexion.',
      },
      selectAll: 'Tout sélectionner',
      verify: 'Vérifier que ce personnage est à vous',
      tickIcons: 'Cocher par icône',
      selectShown: { one: 'Sélectionner l’objet affiché ({n})', other: 'Tout sélectionner ({n} affichés)' },
      several: 'Plusieurs à la fois',
      hint: 'Maj + clic ou un glissement sur les cases change toute une série\u00a0; au doigt, maintenez d’abord une case, puis glissez. Au clavier : flèches, Espace et Maj. Ctrl+Z ou Cmd+Z annule le dernier changement.',
      anonymous: {
        begin: 'Cocher sans compte',
        kept: 'Ces coches sont conservées uniquement dans ce navigateur. Recherchez votre personnage et vérifiez-le pour les récupérer.',
        find: 'Rechercher un personnage',
        save: 'Exporter en JSON',
        bring: 'Importer des coches',
      },
    },
    ja: {
      needsOwner: 'チェックするには、ログインしてこのキャラクターの所有を認証してください。',
      needsVerified: 'チェックするには、このキャラクターの所有を認証してください。',
      failed: '保存できなかったため、元に戻しました。{reason}',
      unread: 'チェックした内容を読み込めませんでした。{reason}',
      undo: '元に戻す',
      again: '再試行',
      login: 'ログイン',
      checked: { one: '{n}件をチェックしました。', other: '{n}件をチェックしました。' },
      unchecked: { one: '{n}件のチェックを外しました。', other: '{n}件のチェックを外しました。' },
      undone: { one: '{n}件の変更を元に戻しました。', other: '{n}件の変更を元に戻しました。' },
      fixed: {
        read: 'Lodestoneの一覧で確認済みのため、チェックは外せません。',
        proven: 'アチーブメントの達成で確認済みのため、チェックは外せません。',
      },
      waiting: {
        one: '{n}件の変更がまだ保存されていません。このブラウザに保管され、自動的に再送信されます。',
        other: '{n}件の変更がまだ保存されていません。このブラウザに保管され、自動的に再送信されます。',
      },
      waitingForLogin: {
        one: '未送信の変更が{n}件あります。再度ログインするまでこのブラウザに保存されます。',
        other: '未送信の変更が{n}件あります。再度ログインするまでこのブラウザに保存されます。',
      },
      selectAll: 'すべて選択',
      verify: '所有を認証する',
      tickIcons: 'アイコンでチェック',
      selectShown: { one: '表示中をすべて選択（{n}件）', other: '表示中をすべて選択（{n}件）' },
      several: 'まとめてチェック',
      hint: 'Shift＋クリックや、チェックボックス上のドラッグで、範囲をまとめて変更できます。タッチ操作では、チェックボックスを長押ししてからドラッグします。キーボードでは矢印キー、スペース、Shiftを使います。Ctrl＋ZまたはCmd＋Zで直前の変更を元に戻せます。',
      anonymous: {
        begin: 'アカウントなしでチェックする',
        kept: 'このチェックはこのブラウザにのみ保存されます。キャラクターを検索して所有を認証すると、引き継ぐことができます。',
        find: 'キャラクターを検索',
        save: 'JSONで保存',
        bring: '他のサイトのチェックを引き継ぐ',
      },
    },
  },
)

/** The texts in one language. */
export type MarkTexts = ReturnType<typeof markTexts>
