import { catalogue } from '#texts/catalogue.ts'

export const exampleTexts = catalogue(
  'exampleTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Examples for programs',
      description:
        'A client for browsers and Node without dependencies, and five short programs that use the public API.',
      lead: 'Five short programs, shown exactly as our tests run them. They are TypeScript, which Node runs as it is; they work in browsers, too.',
      clientTitle: 'The client',
      client:
        'One file without dependencies, for browsers and Node. Save it beside your program, and have @kupodex/data/client stand for it, or write its path. A new version gets a new address; this one is only ever fixed.',
      clientLink: 'Download the client',
      failures:
        'No call throws: it returns the response, or a failure with a code, a message, and the HTTP status. need() turns a failure into an exception. Responses with 429 or 503 are requested again after the time in Retry-After: at most four times, and for no more than a minute in all.',
      rulesTitle: 'Other sites and caches',
      cors: 'Pages of any site may read every endpoint that needs no token, including the ETag and Retry-After headers. Endpoints with a token answer programs only, never pages of other sites: keep your token out of web pages.',
      caches:
        'Published files stay fresh for {seconds} seconds, and an old copy may be used for up to an hour while a new one is fetched. Lists change once a day. Requests with If-None-Match are answered with 304 while nothing has changed.',
      examples: {
        bot: 'A bot looks up a character',
        plugin: 'A plugin sends 2,000 things in two requests',
        board: 'A page with a ranking',
        rarity: 'How rare a minion is',
        missing: 'Who is missing which mounts',
      },
    },
    de: {
      title: 'Beispiele für Programme',
      description:
        'Ein Client ohne Abhängigkeiten für Browser und Node und fünf kurze Programme, die die öffentliche API nutzen.',
      lead: 'Fünf kurze Programme, genau so, wie unsere Tests sie ausführen. Sie sind in TypeScript geschrieben, das Node direkt ausführt, und laufen auch im Browser.',
      clientTitle: 'Der Client',
      client:
        'Eine Datei ohne Abhängigkeiten, für Browser und Node. Speichere sie neben deinem Programm und lass @kupodex/data/client auf sie zeigen, oder schreibe stattdessen ihren Pfad. Eine neue Version bekommt eine neue Adresse; in dieser werden nur Fehler behoben.',
      clientLink: 'Client herunterladen',
      failures:
        'Kein Aufruf wirft einen Fehler: Er liefert die Antwort oder einen Fehlschlag mit Code, Meldung und HTTP-Status. need() macht daraus eine Ausnahme. Antworten mit 429 oder 503 werden nach der Zeit in Retry-After erneut angefragt: höchstens viermal und zusammen höchstens eine Minute lang.',
      rulesTitle: 'Andere Seiten und Caches',
      cors: 'Seiten jeder Website dürfen alle Endpunkte lesen, die kein Token brauchen, auch die Header ETag und Retry-After. Endpunkte mit Token antworten nur Programmen, nie den Seiten anderer Websites: Schreibe dein Token in keine Webseite.',
      caches:
        'Veröffentlichte Dateien gelten {seconds} Sekunden lang als frisch; bis zu eine Stunde lang darf eine alte Kopie dienen, während eine neue geladen wird. Listen ändern sich einmal am Tag. Anfragen mit If-None-Match werden mit 304 beantwortet, solange sich nichts geändert hat.',
      examples: {
        bot: 'Ein Bot sucht einen Charakter',
        plugin: 'Ein Plugin schickt 2.000 Einträge in zwei Anfragen',
        board: 'Eine Seite mit einer Rangliste',
        rarity: 'Wie selten ein Begleiter ist',
        missing: 'Welche Reittiere wem noch fehlen',
      },
    },
    fr: {
      title: 'Exemples pour programmes',
      description:
        'Un client sans dépendance pour navigateurs et Node, et cinq petits programmes qui utilisent l’API publique.',
      lead: 'Cinq petits programmes, montrés exactement tels que nos tests les exécutent. Ils sont écrits en TypeScript, que Node exécute directement, et fonctionnent aussi dans un navigateur.',
      clientTitle: 'Le client',
      client:
        'Un seul fichier sans dépendance, pour navigateurs et Node. Enregistrez-le à côté de votre programme et faites-y correspondre @kupodex/data/client, ou écrivez son chemin. Une nouvelle version reçoit une nouvelle adresse ; celle-ci n’est que corrigée.',
      clientLink: 'Télécharger le client',
      failures:
        'Aucun appel ne lève d’exception : il donne la réponse, ou un échec avec un code, un message et le statut HTTP. need() en fait une exception. Les réponses 429 et 503 sont redemandées après le délai de Retry-After : quatre fois au plus, et pendant une minute au plus en tout.',
      rulesTitle: 'Autres sites et caches',
      cors: 'Les pages de tout site peuvent lire chaque appel qui ne demande pas de jeton, y compris les en-têtes ETag et Retry-After. Les appels avec jeton ne répondent qu’aux programmes, jamais aux pages d’autres sites : ne mettez pas votre jeton dans une page web.',
      caches:
        'Les fichiers publiés restent frais pendant {seconds} secondes, et une ancienne copie peut servir jusqu’à une heure pendant qu’une nouvelle est chargée. Les listes changent une fois par jour. Une requête avec If-None-Match reçoit 304 tant que rien n’a changé.',
      examples: {
        bot: 'Un bot cherche un personnage',
        plugin: 'Un plugin envoie 2 000 objets en deux requêtes',
        board: 'Une page avec un classement',
        rarity: 'La rareté d’une mascotte',
        missing: 'Les montures qui manquent à chacun',
      },
    },
    ja: {
      title: 'プログラムの例',
      description: 'ブラウザーとNodeで使える依存関係のないクライアントと、公開APIを利用する5つの短いプログラム。',
      lead: '5つの短いプログラムを、テストで実行しているそのままの形で掲載しています。Nodeでそのまま動くTypeScriptで、ブラウザーでも利用できます。',
      clientTitle: 'クライアント',
      client:
        '依存関係のない1つのファイルで、ブラウザーとNodeで使えます。プログラムと同じ場所に保存し、@kupodex/data/clientがこのファイルを指すように設定するか、パスに書き換えてください。新しいバージョンは別のURLになり、このURLでは不具合の修正だけを行います。',
      clientLink: 'クライアントをダウンロード',
      failures:
        '呼び出しは例外を投げません。応答か、コード・メッセージ・HTTPステータスを含む失敗を返します。失敗を例外にするには「need」を使います。429と503は、Retry-Afterの時間を待ってから、最大4回、合計1分以内で再試行します。',
      rulesTitle: 'ほかのサイトとキャッシュ',
      cors: 'トークンのいらないエンドポイントは、どのサイトのページからも読み取れます（ETagとRetry-Afterのヘッダーも含みます）。トークンを使うエンドポイントはプログラム専用で、ほかのサイトのページからは利用できません。トークンをWebページに書かないでください。',
      caches:
        '公開ファイルは{seconds}秒間キャッシュでき、その後も新しいものを取得する間、最長1時間は古いものを使えます。リストの更新は1日1回です。If-None-Match付きのリクエストには、変更がなければ304を返します。',
      examples: {
        bot: 'ボットでキャラクターを検索する',
        plugin: 'プラグインから2,000件を2回のリクエストで送る',
        board: 'ランキングを表示するページ',
        rarity: 'ミニオンの希少度を調べる',
        missing: 'メンバーごとの未入手マウント',
      },
    },
  },
)
