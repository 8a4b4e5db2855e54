import type { CharacterWord } from '@kupodex/data/contract'
import type { InLanguages } from '#texts/catalogue.ts'

const en = {
  frame: {
    menu: 'Pages of this character',
    /** Entries of the menu that are not named as their page, most of them for several pages. */
    names: { fashions: 'Fashion and Hairstyles', ttcards: 'Triple Triad', bardings: 'Bardings' } as Partial<
      Record<CharacterWord, string>
    >,
    close: 'Close this character',
    ownOnly: 'Only you can see this character: you set it to private.',
    favorite: 'Favorite',
    choose: 'This is my character',
    chosen: 'This is now your character in this browser.',
    takenBack: 'This is no longer your character.',
    chooseFailed: 'Your browser does not let this site keep your choice.',
    favoriteFailed: 'The favorite could not be saved. Please try again in a moment.',
    login: 'Log in to save favorites and verify ownership.',
    kept: 'Kupodex could not be reached. This is the copy saved in this browser on {date}.',
  },
  rank: '#{rank}',
  owned: { some: '{counted} counted · {owned} owned ({rest} limited or bought)', all: '{owned} owned, all counted' },
  earned: { some: '{counted} counted · {owned} earned ({rest} limited)', all: '{owned} earned, all counted' },
  sync: {
    button: 'Sync Now',
    asking: 'Checking the Lodestone...',
    queued: 'Sync queued.',
    visited: 'Last synced more than a day ago, so your visit asked for a new sync. It will show here by itself.',
    late: 'This takes longer than usual. The Lodestone may be down for maintenance. The character keeps its place in the queue, so you can come back later.',
    place: 'Place {place} in the queue, about {wait} to go.',
    done: 'Up to date: just synced with the Lodestone.',
    hint: 'Reads this character from the Lodestone again.',
    old: 'Last synced more than a month ago. Press Sync Now to refresh.',
    cooldown: 'Synced recently. You can sync again from {time}.',
    failed: 'The Lodestone could not be read. Kupodex will try again by itself. You can sync again from {time}.',
    tooMany: 'Too many requests. Please try again in a minute.',
    error: 'The sync could not be requested. Please try again in a moment.',
    seconds: { one: '{n} second', other: '{n} seconds' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} hour', other: '{n} hours' },
  },
  /** In place of a part that was never read. */
  notRead: 'This list has not been read from the Lodestone yet.',
  /** In place of what nobody's character has. */
  nobody: 'Open a character to see what it has.',
  privacy: {
    title: 'Lodestone privacy',
    profile: 'Profile',
    states: { public: 'public', private: 'private', unknown: 'not read yet' },
    asOf: '{state}, as of {date}',
  },
  events: { unknown: 'No. {id}' },
}

export type CharacterTexts = typeof en

const de: CharacterTexts = {
  frame: {
    menu: 'Seiten dieses Charakters',
    names: { fashions: 'Mode und Frisuren', ttcards: 'Triple Triad', bardings: 'Rossharnische' },
    close: 'Charakter schließen',
    ownOnly: 'Nur du siehst diesen Charakter: Du hast ihn auf privat gestellt.',
    favorite: 'Favorit',
    choose: 'Das ist mein Charakter',
    chosen: 'Das ist jetzt dein Charakter in diesem Browser.',
    takenBack: 'Das ist nicht mehr dein Charakter.',
    chooseFailed: 'Dein Browser lässt diese Seite deine Wahl nicht speichern.',
    favoriteFailed: 'Der Favorit konnte nicht gespeichert werden. Bitte versuche es gleich noch einmal.',
    login: 'Melde dich an, um Favoriten zu speichern und deine Charaktere zu bestätigen.',
    kept: 'Kupodex ist nicht erreichbar. Gezeigt wird die Kopie in diesem Browser vom {date}.',
  },
  rank: 'Rang {rank}',
  owned: {
    some: '{counted} gewertet · {owned} im Besitz ({rest} zeitlich begrenzt oder gekauft)',
    all: '{owned} im Besitz, alle gewertet',
  },
  earned: {
    some: '{counted} gewertet · {owned} errungen ({rest} zeitlich begrenzt)',
    all: '{owned} errungen, alle gewertet',
  },
  sync: {
    button: 'Jetzt abgleichen',
    asking: 'Der Lodestone wird abgefragt …',
    queued: 'Abgleich vorgemerkt.',
    visited:
      'Der letzte Abgleich liegt mehr als einen Tag zurück, deshalb hat dein Besuch einen neuen angestoßen. Er erscheint hier von selbst.',
    late: 'Das dauert länger als sonst. Vielleicht wird der Lodestone gewartet. Der Charakter bleibt in der Warteschlange, du kannst also später wiederkommen.',
    place: 'Platz {place} in der Warteschlange, noch etwa {wait}.',
    done: 'Aktuell: gerade eben mit dem Lodestone abgeglichen.',
    hint: 'Liest diesen Charakter neu vom Lodestone ein.',
    old: 'Letzter Abgleich vor mehr als einem Monat. „Jetzt abgleichen“ holt die neuesten Daten.',
    cooldown: 'Vor Kurzem abgeglichen. Der nächste Abgleich ist ab {time} möglich.',
    failed:
      'Der Abgleich mit dem Lodestone ist fehlgeschlagen. Kupodex versucht es von selbst noch einmal. Erneut abgleichen kannst du ab {time}.',
    tooMany: 'Zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.',
    error: 'Der Abgleich konnte nicht vorgemerkt werden. Bitte versuche es gleich noch einmal.',
    seconds: { one: '{n} Sekunde', other: '{n} Sekunden' },
    minutes: { one: '{n} Minute', other: '{n} Minuten' },
    hours: { one: '{n} Stunde', other: '{n} Stunden' },
  },
  notRead: 'Diese Liste wurde noch nicht mit dem Lodestone abgeglichen.',
  nobody: 'Öffne einen Charakter, um zu sehen, was er schon hat.',
  privacy: {
    title: 'Sichtbarkeit auf dem Lodestone',
    profile: 'Profil',
    states: { public: 'öffentlich', private: 'privat', unknown: 'noch nicht abgeglichen' },
    asOf: '{state}, Stand: {date}',
  },
  events: { unknown: 'Nr. {id}' },
}

const fr: CharacterTexts = {
  frame: {
    menu: 'Pages de ce personnage',
    names: { fashions: 'Mode et coiffures', ttcards: 'Triple Triade', bardings: 'Bardes pour chocobo' },
    close: 'Fermer ce personnage',
    ownOnly: 'Ce personnage n’est visible que par vous : vous l’avez rendu privé.',
    favorite: 'Favori',
    choose: 'C’est mon personnage',
    chosen: 'C’est désormais votre personnage dans ce navigateur.',
    takenBack: 'Ce n’est plus votre personnage.',
    chooseFailed: 'Votre navigateur ne laisse pas ce site garder votre choix.',
    favoriteFailed: 'Le favori n’a pas pu être enregistré. Réessayez dans un instant.',
    login: 'Connectez-vous pour enregistrer vos favoris et vérifier vos personnages.',
    kept: 'Kupodex est injoignable. Voici la copie enregistrée dans ce navigateur le {date}.',
  },
  rank: 'n° {rank}',
  owned: {
    some: 'Pris en compte : {counted} · total : {owned} (dont {rest} à durée limitée ou de la boutique)',
    all: 'Total : {owned}, tout est pris en compte',
  },
  earned: {
    some: 'Pris en compte : {counted} · total : {owned} (dont {rest} à durée limitée)',
    all: 'Total : {owned}, tout est pris en compte',
  },
  sync: {
    button: 'Synchroniser',
    asking: 'Consultation du Lodestone…',
    queued: 'Synchronisation en attente.',
    visited:
      'La dernière synchronisation date de plus d’un jour ; votre visite en a donc demandé une nouvelle, qui apparaîtra ici d’elle-même.',
    late: 'Cela prend plus de temps que d’habitude. Le Lodestone est peut-être en maintenance. Le personnage garde sa place dans la file d’attente : vous pouvez revenir plus tard.',
    place: 'Place {place} dans la file, encore {wait} environ.',
    done: 'À jour : synchronisé à l’instant avec le Lodestone.',
    hint: 'Relit ce personnage sur le Lodestone.',
    old: 'Dernière synchronisation il y a plus d’un mois. Cliquez sur « Synchroniser » pour actualiser.',
    cooldown: 'Synchronisé il y a peu. Prochaine synchronisation possible à partir de {time}.',
    failed:
      'Le Lodestone n’a pas pu être consulté. Kupodex réessaiera de lui-même. Prochaine synchronisation possible à partir de {time}.',
    tooMany: 'Trop de requêtes. Réessayez dans une minute.',
    error: 'La synchronisation n’a pas pu être demandée. Réessayez dans un instant.',
    seconds: { one: '{n} seconde', other: '{n} secondes' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} heure', other: '{n} heures' },
  },
  notRead: 'Cette liste n’a pas encore été récupérée sur le Lodestone.',
  nobody: 'Ouvrez un personnage pour voir ce qu’il possède.',
  privacy: {
    title: 'Visibilité sur le Lodestone',
    profile: 'Profil',
    states: { public: 'accès public', private: 'accès privé', unknown: 'accès pas encore vérifié' },
    asOf: '{state} (au {date})',
  },
  events: { unknown: 'n° {id}' },
}

const ja: CharacterTexts = {
  frame: {
    menu: 'このキャラクターのページ',
    names: { fashions: 'ファッション・髪型', ttcards: 'トリプルトライアド', bardings: 'チョコボ装甲' },
    close: 'キャラクターの選択を解除',
    ownOnly: 'このキャラクターは非公開に設定されているため、あなただけに表示されています。',
    favorite: 'お気に入り',
    choose: '自分のキャラクター',
    chosen: 'このブラウザで自分のキャラクターに設定しました。',
    takenBack: '自分のキャラクターの設定を解除しました。',
    chooseFailed: 'ブラウザの設定により、選択を保存できません。',
    favoriteFailed: 'お気に入りを保存できませんでした。しばらくしてからもう一度お試しください。',
    login: 'お気に入りの保存とキャラクターの認証にはログインが必要です。',
    kept: 'Kupodexに接続できません。このブラウザに保存された{date}のデータを表示しています。',
  },
  rank: '{rank}位',
  owned: { some: '集計対象{counted}／所持{owned}（うち期間限定・課金{rest}）', all: '所持{owned}（すべて集計対象）' },
  earned: { some: '集計対象{counted}／達成{owned}（うち期間限定{rest}）', all: '達成{owned}（すべて集計対象）' },
  sync: {
    button: '今すぐ同期',
    asking: 'Lodestoneに接続しています…',
    queued: '同期を予約しました。',
    visited:
      '前回の同期から1日以上たっているため、ページの表示に合わせて同期を依頼しました。完了すると自動的に反映されます。',
    late: '通常より時間がかかっています。Lodestoneがメンテナンス中の可能性があります。順番はそのまま保持されますので、後ほどまたご覧ください。',
    place: '順番は{place}番目、あと約{wait}です。',
    done: '最新の状態です。たった今Lodestoneと同期しました。',
    hint: 'このキャラクターをLodestoneから読み直します。',
    old: '最後の同期から1か月以上たっています。「今すぐ同期」を押すと最新の情報を取得します。',
    cooldown: '同期したばかりです。次は{time}から同期できます。',
    failed: 'Lodestoneから取得できませんでした。後ほど自動的に取得し直します。次は{time}から同期できます。',
    tooMany: 'リクエストが多すぎます。1分ほどしてからもう一度お試しください。',
    error: '同期を予約できませんでした。しばらくしてからもう一度お試しください。',
    seconds: { one: '{n}秒', other: '{n}秒' },
    minutes: { one: '{n}分', other: '{n}分' },
    hours: { one: '{n}時間', other: '{n}時間' },
  },
  notRead: 'この一覧はまだLodestoneから取得されていません。',
  nobody: 'キャラクターを開くと、入手済みのものが分かります。',
  privacy: {
    title: 'Lodestoneの公開範囲',
    profile: 'プロフィール',
    states: { public: '公開', private: '非公開', unknown: '未確認' },
    asOf: '{state}（{date}時点）',
  },
  events: { unknown: 'No.{id}' },
}

export const characterWords: InLanguages<CharacterTexts> = { en, de, fr, ja }
