import { brand } from '@goldbraun/shared/brand/brand';
import { brandLine, documentOf } from '@goldbraun/toolchain/print';

const { address, company, department, email, phone } = brand;

/** Title and text of each section, in the order of Art. 13 DSGVO. */
const sections: [title: string, html: string][] = [
  [
    'Verantwortlicher und Datenschutzbeauftragter',
    `<p>Verantwortlich ist die ${company}, ${address.street}, ${address.postcode} ${address.town}, Telefon ${phone.display}, E-Mail ${email}. Unseren Datenschutzbeauftragten erreichen Sie unter derselben Anschrift mit dem Zusatz „Datenschutz“.</p>`,
  ],
  [
    'Besuch der Website',
    '<p>Beim Aufruf einer Seite verarbeitet unser Server Ihre IP-Adresse, den Zeitpunkt, die aufgerufene Adresse, die Antwort des Servers und Angaben, die Ihr Browser von sich aus sendet. Das ist nötig, um die Seite auszuliefern und ihren Betrieb zu sichern; unser berechtigtes Interesse liegt darin, Störungen und Angriffe zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO). Protokolle löschen wir nach spätestens 14&nbsp;Tagen.</p>',
  ],
  [
    'Formular für Anfragen und Angebote',
    '<p>Mit dem Formular senden Sie uns Betreff, Vor- und Nachnamen, Firma, E-Mail-Adresse und Telefonnummer, auf Wunsch auch Anrede, eine Nachricht, eine Datei und die Region Ihrer Ansprechperson. Wir verarbeiten diese Angaben, um Ihre Anfrage zu beantworten, Ihr Angebot zu prüfen und gegebenenfalls einen Vertrag vorzubereiten (Art. 6 Abs. 1 Buchst. b DSGVO; wenn Sie für ein Unternehmen schreiben: Buchst. f).</p><p>Die Pflichtfelder brauchen wir, um Ihnen antworten zu können. Ohne sie lässt sich das Formular nicht absenden; Sie können uns dann anrufen oder schreiben. Die Rechenaufgabe schützt vor maschinellen Einsendungen. Ein fremder Dienst ist daran nicht beteiligt.</p><p>Nach dem Absenden erhalten Sie eine Bestätigung mit Ihrer Vorgangsnummer an die angegebene E-Mail-Adresse. Über den Link darin können Sie 30&nbsp;Tage lang Unterlagen zu Ihrem Angebot nachreichen. Für sie gilt dasselbe wie für die Datei des Formulars.</p>',
  ],
  [
    'E-Mail und Telefon',
    '<p>Wenn Sie uns anrufen oder eine E-Mail schreiben, verarbeiten wir Ihre Angaben zu denselben Zwecken und auf denselben Grundlagen. Gespräche zeichnen wir nicht auf.</p>',
  ],
  [
    'Cookies, Speicher im Browser und fremde Inhalte',
    '<p>Diese Website misst Ihr Verhalten nicht. Ein Cookie setzt sie nur, solange sie eine neue Fassung zuerst einem Teil der Besuche zeigt: eine Zahl von 0 bis 99, die niemanden kenntlich macht und mit dem Schließen des Browsers verfällt. Was auf Ihrem Gerät gespeichert wird, ist entweder unbedingt erforderlich, damit eine von Ihnen gewünschte Funktion arbeitet (§ 25 Abs. 2 Nr. 2 TDDDG), oder Sie haben ausdrücklich eingewilligt (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO).</p><p>Technische Fehler messen wir nur, wenn Sie unter „Privatsphäre Einstellungen“ zugestimmt haben. Gesendet werden dann beim Verlassen einer Seite Summen je Programmteil, ohne Kennung, Adresse oder Eingabe; auf Ihrem Gerät wird dafür nichts gespeichert.</p><p>Inhalte anderer Anbieter, etwa eine Panoramatour, laden wir erst nach Ihrer Einwilligung. Dabei erfährt der Anbieter Ihre IP-Adresse und welche unserer Seiten Sie gerade ansehen. Ihre Entscheidung können Sie jederzeit mit Wirkung für die Zukunft im Fuß jeder Seite unter „Privatsphäre Einstellungen“ ändern.</p>',
  ],
  [
    'Suche, Standort und Angaben zu Ihrem Grundstück',
    '<p>Die Suche nach Restaurants verarbeitet den eingegebenen Ort oder die Postleitzahl. Ihre Position fragen wir nur ab, wenn Sie auf „Meinen Standort verwenden“ drücken und Ihr Browser Ihre Zustimmung hat. Sie dient allein dazu, Entfernungen zu berechnen, und wird nicht gespeichert.</p><p>Ihre Antworten unter „Passt mein Grundstück?“, die Maße im Lageplan und der Ort, zu dem Sie Ihre Ansprechperson suchen, stehen in der Adresse der Seite, damit Sie sie weitergeben und drucken können. Unser Server rechnet damit und behält sie nicht. In Ihre Nachricht kommen sie nur, wenn Sie sie dort stehen lassen und absenden.</p>',
  ],
  [
    'Empfänger',
    `<p>Ihre Angaben erhalten die für Ihre Region zuständigen Mitarbeiterinnen und Mitarbeiter der ${company} sowie Dienstleister, die in unserem Auftrag Server und E-Mail betreiben (Art. 28 DSGVO). Außerhalb des Europäischen Wirtschaftsraums werden sie nicht verarbeitet. An Dritte, zum Beispiel Gutachter oder Notare, geben wir sie weiter, wenn es für die Vorbereitung eines Vertrags nötig ist und Sie davon wissen.</p>`,
  ],
  [
    'Speicherdauer',
    '<p>Angaben, die zu keinem Vertrag führen, löschen wir zwei Jahre nach dem letzten Kontakt, weil Angebote in dieser Zeit erfahrungsgemäß wieder aufgegriffen werden. Kommt ein Vertrag zustande, gelten die gesetzlichen Aufbewahrungsfristen von sechs bis zehn Jahren (§ 257 HGB, § 147 AO). Eine Einwilligung und ihren Widerruf bewahren wir auf, solange wir sie nachweisen müssen.</p>',
  ],
  [
    'Ihre Rechte',
    '<p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine Einwilligung können Sie jederzeit widerrufen (Art. 7 Abs. 3); was bis dahin geschah, bleibt rechtmäßig.</p><p><strong>Widerspruchsrecht:</strong> Verarbeiten wir Daten auf Grundlage berechtigter Interessen, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Eine formlose Nachricht genügt.</p><p>Sie können sich außerdem bei einer Aufsichtsbehörde beschweren, zum Beispiel beim Bayerischen Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach.</p>',
  ],
  [
    'Automatisierte Entscheidungen',
    '<p>Über Ihre Anfrage oder Ihr Angebot entscheiden Menschen. Eine automatisierte Entscheidung oder ein Profiling findet nicht statt.</p>',
  ],
];

/** The privacy information that the form and the footer link to. */
export const privacy = documentOf(
  `Datenschutzinformation der ${company}`,
  `<main class="flow">${brandLine}<h1>Datenschutzinformation</h1>
<p class="lead">Diese Information gilt für die Website von ${department} und für Anfragen und Angebote, die Sie uns senden. Sie sagt Ihnen nach Art. 13 der Datenschutz-Grundverordnung (DSGVO), was mit Ihren Daten geschieht.</p>
${sections.map(([title, html], index) => `<h2>${index + 1}. ${title}</h2>${html}`).join('\n')}
<p class="date">Stand: November 2026</p></main>`,
);
