import type { LegalTexts } from './en.ts'

export const de: LegalTexts = {
  updated: 'Zuletzt geändert: {date}',
  missing: '[vom Betreiber dieser Website auszufüllen]',
  missingNote:
    'Diese Website beruht auf quelloffener Software. Wer sie betreibt, muss Namen, Postanschrift und E-Mail-Adresse nennen; die Stellen in Klammern sind noch auszufüllen.',
  law: 'Arizona (USA)',
  toPrivacy: 'Wie wir mit personenbezogenen Daten umgehen, steht in der Datenschutzerklärung.',
  privacy: {
    title: 'Datenschutzerklärung',
    description: 'Welche Daten diese Website verarbeitet, wozu, wer sie noch sieht und an wen du dich wenden kannst.',
    intro:
      'Diese Seite erklärt, welche Daten {operator} verarbeitet, wenn du diese Website nutzt, und wozu. Zum Lesen brauchst du kein Konto.',
    sections: [
      [
        'Daten, die du angibst',
        'Legst du ein Konto an, speichern wir den Namen und die E-Mail-Adresse, die du angibst, und was du mit dem Konto tust: Favoriten, bestätigte Charaktere, abgehakte Gegenstände und Einstellungen. Wir brauchen diese Daten, um das Konto zu führen und dir zu antworten.',
        'Legst du Gruppen von Charakteren an, speichern wir ihren Namen, ihre Notiz und ihre Charaktere. Das sieht jeder, der den Link einer Gruppe hat; wer sie mit dir bearbeitet, sieht auch deinen Spitznamen. Sonst erfährt niemand, wessen Gruppe es ist. Ist dein Charakter in der Gruppe von jemand anderem, kannst du ihn auf der Seite seiner Einstellungen herausnehmen oder aus allen Gruppen heraushalten.',
        'Ohne Konto fragen wir nichts davon ab.',
      ],
      [
        'Abrechnung',
        'Unterstützung ist freiwillig und läuft über die Zahlungsdienste, zu denen die Links in der Fußzeile führen. Dort gelten deren eigene Bedingungen. Karten- oder Kontonummern sehen und speichern wir nie; ein solcher Dienst kann uns deinen Namen, deine E-Mail-Adresse und die Höhe deiner Unterstützung mitteilen.',
      ],
      [
        'Automatisch erfasste Daten',
        'Wie bei jeder Website sendet dein Browser seine IP-Adresse, seine Art und Version, seine Sprache, die angeforderte Seite und die Seite, von der er kommt. Server speichern das kurze Zeit, um die Website zu betreiben, Fehler zu finden und Missbrauch zu verhindern.',
      ],
      [
        'Öffentliche Spielprofile',
        'Die Website liest öffentliche Charakterprofile von der Website des Spiels, dem Lodestone: Name, Welt, Aussehen, Freie Gesellschaft und Sammlungen. Ein Charakter kommt dazu, wenn jemand ihn aufruft; manche können auch über die Mitgliederliste einer Freien Gesellschaft gefunden werden. Sie werden hier gezeigt, gezählt und in Ranglisten geführt. Was ein Spieler dort auf privat stellt, wird ab dem nächsten Abgleich auch hier nicht mehr gezeigt. Soll ein Charakter entfernt werden, schreib an die Adresse unten.',
        'Damit ein Charakter verborgen wird, ohne dass du uns schreibst, setze das Wort kupodex:hidden irgendwo in sein Profil auf dem Lodestone, groß- oder kleingeschrieben. Ab dem nächsten Abgleich seines Profils, den „Jetzt abgleichen“ auf seiner Seite anstößt, wird er hier nirgends mehr gezeigt, und was vom Lodestone über ihn gespeichert ist, wird bis auf seine ID und diese Angabe gelöscht. In Ranglisten und Statistiken fehlt er ab der folgenden Nacht, und Sicherungskopien verschwinden nach 35 Tagen. Etwa einmal im Monat, oder wenn auf seiner Seite „Jetzt abgleichen“ angeklickt wird, wird allein das Profil abgefragt, um zu sehen, ob das Wort noch da ist. Ist es weg, oder bestätigst du den Charakter, wird er wieder gezeigt. Was sein Besitzer hier abgehakt hat, wird verborgen, nicht gelöscht.',
      ],
      [
        'Cookies und lokaler Speicher',
        'Beim Lesen werden keine Cookies gesetzt. Dein Browser merkt sich die Wahl des Farbschemas, Filter, die zuletzt geöffneten Charaktere, den, den du als deinen gewählt hast, und was Seiten bei deinem letzten Besuch zeigten, auf deinem eigenen Gerät; in seinen Einstellungen kannst du das jederzeit löschen. Auch eine Kopie dessen, was du abgehakt hast, behält er dort. Eine Anmeldung braucht eine Sitzung, die ebenso gespeichert wird, bis du dich abmeldest.',
        'Außerdem speichert dein Browser die Seiten, die du öffnest, mit den öffentlichen Daten und Zeichnungen, die sie zeigen, damit du sie offline lesen kannst: höchstens 30 MB, wobei das Älteste dem Neuen Platz macht, und nichts, was älter als 30 Tage ist, wird noch gezeigt. Was nur du von deinem Konto siehst, ist nicht dabei. In den Einstellungen dieser Website kannst du alles davon löschen oder die Funktion abschalten; gelöscht wird es auch, wenn du dich abmeldest.',
      ],
      [
        'Empfänger und Dienstleister',
        'Wir verkaufen keine Daten. Dienste, die für uns arbeiten, sehen, was ihre Aufgabe verlangt: Hosting und Speicher, Zwischenspeicherung und Auslieferung der Seiten, der Anmeldedienst, Besuchsstatistik, soweit eingesetzt, und ein Newsletter-Dienst, falls du einen Newsletter abonnierst. Daten geben wir auch heraus, wo das Gesetz es verlangt.',
        'Wo diese Website Gesichter und Ganzkörperbilder von Charakteren zeigt, lädt dein Browser diese Bilder vom Bildserver des Lodestone (img2.finalfantasyxiv.com). Dessen Betreiber Square Enix sieht dabei deine IP-Adresse und die Art deines Browsers, aber nicht, welche Seite dieser Website du gerade liest. Wo stattdessen Zeichnungen stehen, wird von dort nichts geladen.',
        'Nutzt du die Befehle dieser Website in Discord, übermittelt uns Discord den Befehl, deine Sprache und wer fragt. Wir antworten sofort. Wer du bist, lesen und speichern wir nicht; damit nicht zu viele Befehle gesendet werden, zählen wir sie je Server, bei Direktnachrichten je Kanal, für kurze Zeit im Arbeitsspeicher mit. Wer die Antwort sieht und wie lange sie dort bleibt, bestimmt Discord; es gelten dessen eigene Bedingungen.',
      ],
      [
        'Sicherheit',
        'Daten werden verschlüsselt übertragen, und Zugriff hat nur, wer ihn braucht. Kein System ist vollkommen sicher; wir können nicht versprechen, dass nie etwas geschieht.',
      ],
      [
        'Kinder',
        'Die Website richtet sich nicht an Kinder unter 13 Jahren, und wir speichern wissentlich keine personenbezogenen Daten von ihnen. Erfährst du, dass uns ein Kind solche Daten gegeben hat, sag uns Bescheid, und wir löschen sie.',
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
    description:
      'Die Regeln für diese Website: Alter, faire Nutzung, Inhalte, Haftung, anwendbares Recht und Streitfälle.',
    intro:
      'Diese Bedingungen gelten zwischen dir und {operator}, wenn du diese Website nutzt. Bist du nicht einverstanden, nutze sie nicht.',
    sections: [
      [
        'Alter',
        'Du musst mindestens 13 Jahre alt sein. Bist du an deinem Wohnort nicht volljährig, müssen deine Eltern oder Erziehungsberechtigten zustimmen.',
      ],
      [
        'Was nicht erlaubt ist',
        'Verstoße mit der Website gegen kein Gesetz, störe sie nicht, umgehe ihre Grenzen nicht, lies sie nicht schneller aus, als die öffentliche API erlaubt, versuche nicht, in fremde Konten zu gelangen, gib dich nicht für andere aus und beanspruche keine Charaktere, die dir nicht gehören.',
      ],
      [
        'Geistiges Eigentum',
        'Die Software ist quelloffen und steht unter der MIT-Lizenz. Namen, Bilder und anderes Material des Spiels gehören ihren Inhabern; diese Website beansprucht daran keine Rechte und steht in keiner Verbindung zu den Entwicklern des Spiels.',
      ],
      [
        'Deine Inhalte',
        'Was du hochlädst oder schreibst, bleibt deines. Du erlaubst uns, es zu speichern und auf der Website zu zeigen, solange es dort steht. Du bist dafür verantwortlich, dass du die Rechte daran hast; was gegen diese Bedingungen verstößt, dürfen wir entfernen.',
      ],
      [
        'Kündigung',
        'Du kannst die Nutzung jederzeit beenden und dein Konto löschen lassen. Wir können ein Konto schließen oder den Dienst einstellen: möglichst mit Ankündigung, und ohne, wo gegen diese Bedingungen verstoßen wurde.',
      ],
      [
        'Keine Gewähr',
        'Die Website wird ohne Gewähr angeboten. Ihre Daten können veraltet oder falsch sein. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden aus ihrer Nutzung oder ihrem Ausfall.',
      ],
      [
        'Anwendbares Recht',
        'Es gilt das Recht von {law}, ohne dessen Kollisionsregeln. Rechte, die dir als Verbraucher das Recht deines Wohnorts gibt, bleiben unberührt.',
      ],
      [
        'Streitfälle',
        'Schreib uns zuerst. Beide Seiten versuchen dann 30 Tage lang, die Sache gütlich zu klären. Was sich nicht klärt, entscheidet verbindlich ein Schiedsverfahren mit einem Schiedsrichter, für jede Partei einzeln und nicht als Sammelklage, sofern es nicht vor ein Gericht für geringfügige Forderungen gehört.',
        'Das Schiedsverfahren kannst du innerhalb von 30 Tagen, nachdem du diesen Bedingungen zuerst zugestimmt hast, ablehnen: mit einer Nachricht an die Adresse unten, in der das steht und die dein Konto nennt.',
        'Ein Anspruch muss innerhalb eines Jahres nach seinem Entstehen geltend gemacht werden; danach ist er ausgeschlossen, soweit das Gesetz es erlaubt.',
      ],
      [
        'Änderungen und Kontakt',
        'Ändern sich diese Bedingungen, erscheinen der neue Text und sein Datum hier. {operator}, {address}, {email}',
      ],
    ],
  },
}
