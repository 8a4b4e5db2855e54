import { catalogue } from '#texts/catalogue.ts'

export const embedTexts = catalogue(
  'embedTexts',
  import.meta.env.SSR && {
    en: {
      title: 'Cards on your own page',
      description:
        'One line of script shows what a link to Kupodex leads to: name, how to get it, and how many own it.',
      lead: 'With one line of script, your page shows a card when a link to a thing on Kupodex is pointed at or focused, in the language of your page.',
      how: 'Put this line into your page:',
      points: [
        'It needs no cookie and stores nothing. Nothing is requested until somebody points at such a link.',
        'It works with the keyboard, too. Escape closes the card, and screen readers read it as the description of the link.',
        'Styles of your page and of the card do not mix. The card follows dark mode and reduced motion.',
        'It weighs at most {kilobytes} kB, and browsers keep it for a day. A new version gets a new address.',
      ],
      tryTitle: 'Try it',
      try: 'Point at one of these links, or tab to it:',
      oembedTitle: 'The same as oEmbed',
      oembed:
        'Programs that know oEmbed find the same card on the page of each thing that has one of its own, as application/json+oembed. The address is:',
    },
    de: {
      title: 'Karten auf deiner eigenen Seite',
      description:
        'Eine Zeile Skript zeigt, wohin ein Link zu Kupodex führt: Name, Bezugsquelle und wie viele es besitzen.',
      lead: 'Mit einer Zeile Skript zeigt deine Seite eine Karte, sobald jemand auf einen Link zu einem Eintrag auf Kupodex zeigt oder ihn fokussiert, in der Sprache deiner Seite.',
      how: 'Füge diese Zeile in deine Seite ein:',
      points: [
        'Es braucht kein Cookie und speichert nichts. Nichts wird geladen, bevor jemand auf einen solchen Link zeigt.',
        'Es funktioniert auch mit der Tastatur. Escape schließt die Karte, und Screenreader lesen sie als Beschreibung des Links vor.',
        'Die Stile deiner Seite und der Karte vermischen sich nicht. Die Karte folgt dem dunklen Modus und reduzierter Bewegung.',
        'Es wiegt höchstens {kilobytes} kB, und Browser behalten es einen Tag lang. Eine neue Version bekommt eine neue Adresse.',
      ],
      tryTitle: 'Probier es aus',
      try: 'Zeige auf einen dieser Links, oder gehe mit der Tabulatortaste zu ihm:',
      oembedTitle: 'Dasselbe als oEmbed',
      oembed:
        'Programme, die oEmbed kennen, finden dieselbe Karte auf jeder vorab erstellten Seite eines Eintrags, als application/json+oembed. Die Adresse lautet:',
    },
    fr: {
      title: 'Des cartes sur votre propre page',
      description:
        'Une ligne de script montre où mène un lien vers Kupodex : nom, moyen d’obtention et nombre de possesseurs.',
      lead: 'Avec une ligne de script, votre page affiche une carte dès qu’un lien vers un objet de Kupodex est pointé ou sélectionné au clavier, dans la langue de votre page.',
      how: 'Ajoutez cette ligne à votre page :',
      points: [
        'Aucun cookie, rien n’est enregistré. Rien n’est demandé avant que quelqu’un pointe un tel lien.',
        'Tout fonctionne aussi au clavier. Échap ferme la carte, et les lecteurs d’écran la lisent comme description du lien.',
        'Les styles de votre page et ceux de la carte ne se mélangent pas. La carte suit le mode sombre et la réduction des animations.',
        'Le script pèse au plus {kilobytes} ko et les navigateurs le gardent un jour. Une nouvelle version reçoit une nouvelle adresse.',
      ],
      tryTitle: 'Essayez',
      try: 'Pointez l’un de ces liens, ou atteignez-le avec la touche Tab :',
      oembedTitle: 'La même carte en oEmbed',
      oembed:
        'Les programmes qui connaissent oEmbed trouvent la même carte sur la page de chaque objet qui en a une, en tant qu’application/json+oembed. Son adresse :',
    },
    ja: {
      title: '自分のページにカードを表示',
      description: '1行のスクリプトで、Kupodexへのリンク先の名前、入手方法、所持率をカードで表示できます。',
      lead: '1行のスクリプトを加えるだけで、Kupodexの項目へのリンクにカーソルを合わせるかフォーカスしたとき、ページの言語でカードが表示されます。',
      how: 'ページに次の行を追加してください：',
      points: [
        'Cookieは使わず、何も保存しません。リンクにカーソルが合うまで、データの読み込みもありません。',
        'キーボードでも利用できます。Escapeキーでカードが閉じ、スクリーンリーダーはカードをリンクの説明として読み上げます。',
        'ページとカードのスタイルは互いに影響しません。ダークモードと「視差効果を減らす」設定に対応しています。',
        '容量は最大{kilobytes}kBで、ブラウザーに1日間キャッシュされます。新しいバージョンは別のURLになります。',
      ],
      tryTitle: '試してみる',
      try: '次のリンクにカーソルを合わせるか、Tabキーで移動してください：',
      oembedTitle: 'oEmbedで取得する',
      oembed:
        'oEmbedに対応したプログラムは、個別ページのある項目で、application/json+oembedとして同じカードを取得できます。URLは次のとおりです：',
    },
  },
)
