import { catalogue } from '#texts/catalogue.ts'

export const programTexts = catalogue(
  'programTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Programs that act for a user',
      lead: 'With a token, a program can make the calls below for the user who created it. Users create tokens in their settings, choose what each may do, and can revoke them at any time.',
      settings: 'Settings',
      send: 'Send the token with every request. Keep it secret, and never put it into an address.',
      example:
        'Check off emotes 59 and 63 of a character that the user has verified. One request takes up to {most} IDs and needs neither a body nor another header; it is answered with 200 once everything is saved:',
      whole:
        'Replace all emotes. A dry run only reports what would change; send the revision it returns to be sure that nothing changed in between. The last replacement can be undone. A request with a body needs the SHA-256 of the body in a header:',
      refused:
        'A missing or revoked token is answered with 401 unauthorized, an expired one with 401 tokenExpired, and a call that the token is not meant for with 403 forbidden. All programs of a user share the rate limit of that user.',
      calls: 'Calls for programs',
      types: 'Types that can be checked off:',
      scope: 'Scope',
    },
    de: {
      title: 'Programme, die für einen Nutzer handeln',
      lead: 'Mit einem Token kann ein Programm die folgenden Endpunkte für den Nutzer aufrufen, der es erstellt hat. Nutzer erstellen Tokens in ihren Einstellungen, legen fest, was jedes darf, und können sie jederzeit widerrufen.',
      settings: 'Einstellungen',
      send: 'Schicke das Token bei jeder Anfrage mit. Halte es geheim und schreibe es nie in eine Adresse.',
      example:
        'Die Emotes 59 und 63 eines Charakters abhaken, den der Nutzer bestätigt hat. Eine Anfrage nimmt bis zu {most} IDs und braucht weder Inhalt noch weitere Header; sie wird mit 200 beantwortet, sobald alles gespeichert ist:',
      whole:
        'Alle Emotes ersetzen. Ein Probelauf meldet nur, was sich ändern würde; schicke die Revision aus seiner Antwort mit, damit dazwischen nichts verloren geht. Die letzte Ersetzung lässt sich rückgängig machen. Eine Anfrage mit Inhalt braucht dessen SHA-256 in einem Header:',
      refused:
        'Ein fehlendes oder widerrufenes Token wird mit 401 unauthorized beantwortet, ein abgelaufenes mit 401 tokenExpired und ein Aufruf, für den das Token nicht gedacht ist, mit 403 forbidden. Alle Programme eines Nutzers teilen sich sein Anfragelimit.',
      calls: 'Endpunkte für Programme',
      types: 'Arten, die sich abhaken lassen:',
      scope: 'Recht',
    },
    fr: {
      title: 'Programmes agissant pour un utilisateur',
      lead: 'Avec un jeton, un programme peut lancer les appels ci-dessous pour l’utilisateur qui l’a créé. Les jetons se créent dans les paramètres ; l’utilisateur choisit ce que chacun permet et peut le révoquer à tout moment.',
      settings: 'Paramètres',
      send: 'Envoyez le jeton avec chaque requête. Gardez-le secret et ne le mettez jamais dans une adresse.',
      example:
        'Cocher les emotes 59 et 63 d’un personnage vérifié par l’utilisateur. Une requête accepte jusqu’à {most} identifiants, sans corps ni autre en-tête ; elle reçoit 200 une fois que tout est enregistré :',
      whole:
        'Remplacer toutes les emotes. Un essai à blanc indique seulement ce qui changerait ; renvoyez la révision qu’il donne pour être sûr que rien n’a changé entre-temps. Le dernier remplacement peut être annulé. Une requête avec un corps doit porter son SHA-256 dans un en-tête :',
      refused:
        'Un jeton absent ou révoqué reçoit 401 unauthorized, un jeton expiré 401 tokenExpired, et un appel que le jeton ne permet pas 403 forbidden. Tous les programmes d’un utilisateur partagent sa limite de requêtes.',
      calls: 'Appels pour programmes',
      types: 'Types que l’on peut cocher :',
      scope: 'Droit',
    },
    ja: {
      title: 'ユーザーの代わりに動くプログラム',
      lead: 'トークンがあれば、プログラムはそれを作成したユーザーの代わりに以下のエンドポイントを利用できます。トークンは設定で作成し、許可する操作を選べます。いつでも無効にできます。',
      settings: '設定',
      send: 'すべてのリクエストにトークンを付けてください。トークンは秘密にし、URLには絶対に含めないでください。',
      example:
        'ユーザーが認証したキャラクターのエモート59と63をチェックします。1回のリクエストで{most}件までのIDを指定でき、本文やほかのヘッダーは不要です。すべて保存されると200を返します：',
      whole:
        'エモート全体を置き換えます。dryRunでは変更内容だけを返します。その応答のrevisionを送ると、間に変更があった場合に拒否されます。最後の置き換えは取り消せます。本文のあるリクエストには、本文のSHA-256をヘッダーに付ける必要があります：',
      refused:
        'トークンがない、または無効にされた場合は401 unauthorized、期限切れの場合は401 tokenExpired、トークンで許可されていない操作の場合は403 forbiddenを返します。利用制限は、ユーザーのすべてのプログラムで共有されます。',
      calls: 'プログラム向けエンドポイント',
      types: 'チェックできる種類：',
      scope: '権限',
    },
  },
)

/** What the page of the API says about cards, which are pictures and no calls. */
export const cardTexts = catalogue(
  'cardTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Image cards',
      text: 'A PNG of 1200 × 630 pixels with name, world, ranks, and progress in every collection, in one of the four languages: it may be shown on any page. It is updated whenever something changes. A private or unknown character has a card that says only that.',
    },
    de: {
      title: 'Bildkarten',
      text: 'Ein PNG mit 1200 × 630 Pixeln, mit Name, Welt, Rängen und dem Fortschritt in allen Sammlungen, in einer der vier Sprachen; es darf auf jeder Seite gezeigt werden. Nach einer Änderung wird es neu gezeichnet. Die Karte eines privaten oder unbekannten Charakters sagt nur das.',
    },
    fr: {
      title: 'Cartes en image',
      text: 'Un PNG de 1200 × 630 pixels avec le nom, le Monde, les rangs et la progression dans chaque collection, dans l’une des quatre langues ; il peut être affiché sur n’importe quelle page. Il est redessiné après un changement. La carte d’un personnage privé ou inconnu ne dit rien d’autre.',
    },
    ja: {
      title: '画像カード',
      text: '名前、ワールド、順位、すべてのコレクションの進捗をまとめた1200×630ピクセルのPNGです。4言語から選べ、どのページにも掲載できます。変更があると描き直されます。非公開または未登録のキャラクターのカードには、その旨だけが表示されます。',
    },
  },
)

export const chatTexts = catalogue(
  'chatTexts',
  import.meta.env.SSR && {
    en: {
      title: 'In Discord',
      text: 'Kupodex answers these commands in Discord, in your language. Everybody in the channel sees the answer. Hidden, private, and deleted characters are not shown there either. Who asks is not stored.',
      add: 'Add Kupodex to Discord',
    },
    de: {
      title: 'In Discord',
      text: 'Kupodex beantwortet diese Befehle in Discord, in deiner Sprache. Die Antwort sehen alle im Kanal. Verborgene, private und gelöschte Charaktere werden auch dort nicht gezeigt. Wer fragt, wird nicht gespeichert.',
      add: 'Kupodex zu Discord hinzufügen',
    },
    fr: {
      title: 'Sur Discord',
      text: 'Kupodex répond à ces commandes sur Discord, dans votre langue. Tout le salon voit la réponse. Les personnages masqués, privés ou supprimés n’y sont pas montrés non plus. L’identité de qui pose la question n’est pas enregistrée.',
      add: 'Ajouter Kupodex à Discord',
    },
    ja: {
      title: 'Discordで使う',
      text: 'KupodexはDiscordで次のコマンドに、お使いの言語で答えます。回答はチャンネルの全員に表示されます。非表示・非公開・削除済みのキャラクターは、Discordでも表示されません。コマンドを使った人の情報は保存されません。',
      add: 'KupodexをDiscordに追加',
    },
  },
)

/** What the page of the API promises to programs about the shapes of answers. */
export const shapeTexts = catalogue(
  'shapeTexts',
  import.meta.env.SSR && {
    en: {
      title: 'What programs can rely on',
      text: 'Guaranteed fields keep their name, place, and type; [] stands for every entry of a list, * for every key. Other fields may be added or change: the OpenAPI description has all of them. Addresses of calls work with and without a trailing slash, without a redirect.',
      fields: 'Guaranteed fields',
    },
    de: {
      title: 'Worauf sich Programme verlassen können',
      text: 'Garantierte Felder behalten Namen, Stelle und Typ; [] steht für jeden Eintrag einer Liste, * für jeden Schlüssel. Andere Felder können dazukommen oder sich ändern: Die OpenAPI-Beschreibung nennt alle. Adressen von Endpunkten funktionieren mit und ohne Schrägstrich am Ende, ohne Weiterleitung.',
      fields: 'Garantierte Felder',
    },
    fr: {
      title: 'Ce qui est garanti aux programmes',
      text: 'Les champs garantis gardent leur nom, leur place et leur type ; [] désigne chaque entrée d’une liste, * chaque clé. D’autres champs peuvent s’ajouter ou changer : la description OpenAPI les donne tous. Les adresses des appels fonctionnent avec ou sans barre oblique finale, sans redirection.',
      fields: 'Champs garantis',
    },
    ja: {
      title: 'プログラムに保証すること',
      text: '保証項目は、名前、位置、型が変わりません。[]はリストの各要素、*は各キーを表します。ほかの項目は追加または変更されることがあり、すべてOpenAPI定義に記載しています。エンドポイントのURLは末尾のスラッシュの有無にかかわらず、リダイレクトなしで利用できます。',
      fields: '保証項目',
    },
  },
)

/** What comes next on the site. */
export const roadTexts = catalogue(
  'roadTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Roadmap',
      steps: [
        [
          'Available now',
          'Rankings, raids, rarity and statistics, every collection of a character with a card to share, and the Island Sanctuary tools, in four languages.',
        ],
        ['Next', 'Icons, maps, and music from the game.'],
        ['Later', 'Guides.'],
      ],
    },
    de: {
      title: 'Fahrplan',
      steps: [
        [
          'Schon da',
          'Ranglisten, Raids, Seltenheit und Statistik, alle Sammlungen eines Charakters mit einem Bild zum Teilen und Tools für das Inselparadies, in vier Sprachen.',
        ],
        ['Als Nächstes', 'Symbole, Karten und Musik aus dem Spiel.'],
        ['Später', 'Guides.'],
      ],
    },
    fr: {
      title: 'Feuille de route',
      steps: [
        [
          'Disponible',
          'Classements, raids, rareté et statistiques, toutes les collections d’un personnage avec une image à partager, et outils de la Félicité insulaire, en quatre langues.',
        ],
        ['Ensuite', 'Icônes, cartes et musiques du jeu.'],
        ['Plus tard', 'Des guides.'],
      ],
    },
    ja: {
      title: 'ロードマップ',
      steps: [
        [
          '公開中',
          'ランキング、レイド、希少度、統計、キャラクターの全コレクションと共有用カード、無人島開拓のツールを4言語で。',
        ],
        ['次に', 'ゲーム内のアイコン・地図・音楽。'],
        ['その後', 'ガイド。'],
      ],
    },
  },
)
