import type { LegalTexts } from './en.ts'

/** The legal pages in German. */
export const de: LegalTexts = {
  updated: 'Zuletzt geändert: {date}',
  missing: '[vom Betreiber dieser Website auszufüllen]',
  missingNote:
    'Diese Website beruht auf einem quelloffenen Programm. Wer sie betreibt, muss einen Betreiber, eine Postanschrift und eine E-Mail-Adresse nennen; die Stellen in Klammern sind noch auszufüllen.',
  toPrivacy: 'Wie mit persönlichen Daten umgegangen wird, steht in der Datenschutzerklärung.',
  privacy: {
    title: 'Datenschutzerklärung',
    description: 'Welche Daten diese Website verarbeitet, wozu, wer sie noch sieht und wen man fragen kann.',
    intro:
      'Diese Seite erklärt, welche Daten {operator} verarbeitet, wenn du diese Website benutzt, und wozu. Zum Lesen braucht es kein Konto.',
    sections: [
      [
        'Daten, die du angibst',
        'Legst du ein Konto an, bewahren wir den Namen und die E-Mail-Adresse auf, die du angibst, und was du mit dem Konto tust: Lieblingscharaktere, bestätigte Charaktere, abgehakte Gegenstände und Einstellungen. Wir brauchen sie, um das Konto zu führen und dir zu antworten.',
        'Ohne Konto wird nichts davon erfragt.',
      ],
      [
        'Abrechnung',
        'Unterstützung ist freiwillig und läuft über die Zahlungsdienste, zu denen die Links in der Fußzeile führen. Dort gelten deren eigene Bedingungen. Karten- oder Kontonummern sehen und speichern wir nie; ein solcher Dienst kann uns deinen Namen, deine E-Mail-Adresse und die Höhe deiner Unterstützung mitteilen.',
      ],
      [
        'Daten, die von selbst anfallen',
        'Wie bei jeder Website sendet dein Browser seine IP-Adresse, seine Art und Version, seine Sprache, die verlangte Seite und die Seite, von der er kommt. Server halten das kurze Zeit fest, um die Website zu betreiben, Fehler zu finden und Missbrauch abzuwehren.',
      ],
      [
        'Öffentliche Spielprofile',
        'Die Website liest öffentliche Charakterprofile von der Seite des Spiels, dem Lodestone: Name, Welt, Aussehen, Freie Gesellschaft und Sammlungen. Sie werden hier gezeigt, gezählt und in Ranglisten geführt. Was ein Spieler dort verbirgt, wird ab dem nächsten Lesen auch hier nicht mehr gezeigt. Soll ein Charakter entfernt werden, schreibe an die Adresse unten.',
      ],
      [
        'Cookies und lokaler Speicher',
        'Beim Lesen werden keine Cookies gesetzt. Dein Browser merkt sich die Wahl des Farbschemas, Filter und die zuletzt geöffneten Charaktere auf deinem eigenen Gerät; in seinen Einstellungen kannst du das jederzeit löschen. Eine Anmeldung braucht eine Sitzung, die ebenso aufbewahrt wird, bis du dich abmeldest.',
      ],
      [
        'Andere Beteiligte',
        'Wir verkaufen keine Daten. Dienste, die für uns arbeiten, sehen, was ihre Aufgabe verlangt: Hosting und Speicher, Zwischenspeicherung und Auslieferung der Seiten, der Anmeldedienst, Besuchsstatistik, soweit eingesetzt, und ein Newsletter-Dienst, falls du einen Newsletter bestellst. Daten geben wir auch heraus, wo das Gesetz es verlangt.',
      ],
      [
        'Sicherheit',
        'Daten werden verschlüsselt übertragen, und Zugriff hat nur, wer ihn braucht. Kein System ist vollkommen sicher; wir können nicht versprechen, dass nie etwas geschieht.',
      ],
      [
        'Kinder',
        'Die Website richtet sich nicht an Kinder unter 13 Jahren, und wir bewahren wissentlich keine persönlichen Daten von ihnen auf. Erfährst du, dass uns ein Kind welche gegeben hat, sag es uns, und wir löschen sie.',
      ],
      [
        'Deine Rechte und Änderungen',
        'Du kannst fragen, was wir über dich gespeichert haben, und es berichtigen oder löschen lassen. Ändert sich diese Erklärung, erscheinen der neue Text und sein Datum hier.',
      ],
      ['Kontakt', '{operator}, {address}, {email}'],
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Regeln für diese Website: Alter, fairer Gebrauch, Inhalte, Haftung, Recht und Streitfälle.',
    intro:
      'Diese Bedingungen gelten zwischen dir und {operator}, wenn du diese Website benutzt. Bist du nicht einverstanden, benutze sie nicht.',
    sections: [
      [
        'Alter',
        'Du musst mindestens 13 Jahre alt sein. Bist du an deinem Wohnort nicht volljährig, müssen deine Eltern oder Erziehungsberechtigten zustimmen.',
      ],
      [
        'Was nicht erlaubt ist',
        'Brich mit der Website kein Gesetz, störe sie nicht, umgehe ihre Grenzen nicht, lies sie nicht schneller aus, als die öffentliche API erlaubt, versuche nicht, in fremde Konten zu gelangen, gib dich nicht für andere aus und beanspruche keine Charaktere, die dir nicht gehören.',
      ],
      [
        'Geistiges Eigentum',
        'Das Programm ist quelloffen unter der MIT-Lizenz. Namen, Bilder und anderes Material des Spiels gehören ihren Inhabern; diese Website beansprucht daran keine Rechte und steht in keiner Verbindung zu den Machern des Spiels.',
      ],
      [
        'Deine Inhalte',
        'Was du hochlädst oder schreibst, bleibt deines. Du erlaubst uns, es zu speichern und auf der Website zu zeigen, solange es dort steht. Du stehst dafür ein, dass du das Recht daran hast; was gegen diese Bedingungen verstößt, dürfen wir entfernen.',
      ],
      [
        'Ende',
        'Du kannst jederzeit aufhören und dein Konto löschen lassen. Wir können ein Konto schließen oder den Dienst einstellen: mit Ankündigung, wo es geht, und ohne, wo gegen diese Bedingungen verstoßen wurde.',
      ],
      [
        'Keine Gewähr',
        'Die Website wird angeboten, wie sie ist. Zahlen können verspätet oder falsch sein. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden aus ihrer Nutzung oder ihrem Ausfall.',
      ],
      [
        'Recht',
        'Es gilt das Recht von {law}, ohne dessen Kollisionsregeln. Rechte, die dir als Verbraucher das Recht deines Wohnorts gibt, bleiben unberührt.',
      ],
      [
        'Streitfälle',
        'Schreibe uns zuerst. Beide Seiten versuchen dann 30 Tage lang, die Sache im Gespräch zu klären. Was sich nicht klärt, entscheidet verbindlich ein Schiedsverfahren mit einem Schiedsrichter, für jede Partei einzeln und nicht als Sammelklage, sofern es nicht vor ein Gericht für geringfügige Forderungen gehört.',
        'Das Schiedsverfahren kannst du innerhalb von 30 Tagen, nachdem du diesen Bedingungen zuerst zugestimmt hast, ablehnen: durch eine Nachricht an die Adresse unten, die das sagt und dein Konto nennt.',
        'Ein Anspruch muss innerhalb eines Jahres nach seinem Entstehen geltend gemacht werden; danach ist er ausgeschlossen, soweit das Gesetz es erlaubt.',
      ],
      [
        'Änderungen und Kontakt',
        'Ändern sich diese Bedingungen, erscheinen der neue Text und sein Datum hier. {operator}, {address}, {email}',
      ],
    ],
  },
}
