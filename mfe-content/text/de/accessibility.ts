import { brand } from '@goldbraun/shared/brand/brand';

/** What is said here has to be true: whoever changes what a limit speaks of changes its words and the date too. */
export const accessibility = {
  metaTitle: `Erklärung zur Barrierefreiheit – ${brand.department}`,
  metaDescription: `Wie barrierefrei die Website von ${brand.department} ist, wo ihre Grenzen liegen und wie Sie uns eine Barriere melden.`,
  h1intro: {
    title: 'Erklärung zur Barrierefreiheit',
    text: 'Jeder Mensch soll uns ein Grundstück anbieten können. Hier steht, wie weit diese Website dafür ist, was ihr noch fehlt und wer sich darum kümmert.',
  },
  share: '/asset/images/home/hero.jpg',
  updated: 'Stand: 21. November 2026',
  sections: [
    {
      title: 'Woran wir uns messen',
      text: '<p>Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA und die Barrierefreie-Informationstechnik-Verordnung (BITV 2.0). Als Unternehmen wenden wir die Verordnung freiwillig an.</p><p>Diese Website ist mit den Anforderungen <strong>teilweise vereinbar</strong>. Was noch fehlt, steht unter den bekannten Grenzen.</p>',
    },
    {
      title: 'Was Sie erwarten dürfen',
      text: '<ul><li>Jede Seite und jeder Dialog lässt sich allein mit der Tastatur bedienen; wo Sie gerade sind, ist immer zu sehen.</li><li>Überschriften, Bereiche, Felder und Bilder tragen Namen, die eine Sprachausgabe vorliest.</li><li>Schrift lässt sich auf 200&nbsp;% vergrößern, ohne dass etwas verloren geht; ab 320&nbsp;Pixel Breite scrollt keine Seite zur Seite.</li><li>Farben haben den nötigen Kontrast, und keine Auskunft hängt an der Farbe allein.</li><li>Wer am Gerät weniger Bewegung eingestellt hat, sieht keine.</li><li>Formulare sagen in Worten, was fehlt, und führen Sie zum Feld. Lesen lassen sich alle Seiten auch ohne JavaScript.</li></ul>',
    },
    {
      title: 'Bekannte Grenzen',
      text: '<ul><li><strong>PDF-Dokumente:</strong> Broschüre, Checkliste und Datenschutzinformation sind mit Überschriften, Tabellen und Alternativtexten ausgezeichnet, aber nicht nach PDF/UA geprüft. Wir senden Ihnen den Inhalt auf Wunsch in anderer Form.</li><li><strong>Panoramatour:</strong> Der Rundblick von Kiefersfelden lässt sich mit Tasten und Schaltflächen drehen und ist in Worten beschrieben. Den Blick selbst ersetzt die Beschreibung nicht.</li><li><strong>Karte der Restaurantsuche:</strong> Sie ist eine Zeichnung. Alles, was sie zeigt, steht auch in Worten in der Liste.</li><li><strong>Rechenaufgabe im Formular:</strong> Sie hält Maschinen ab und kann Menschen schwerfallen, die mit Zahlen Mühe haben. Rufen Sie uns dann an oder schreiben Sie eine E-Mail; wir behandeln beides gleich.</li><li><strong>Leichte Sprache und Gebärdensprache:</strong> Beides bieten wir noch nicht an.</li></ul>',
    },
    {
      title: 'Wie wir geprüft haben',
      text: '<p>Die Erklärung beruht auf einer Selbstbewertung. Vor jeder Veröffentlichung prüfen drei voneinander unabhängige Programme (axe-core, Siteimprove Alfa und HTML_CodeSniffer) alle Seiten, jede Art davon in schmalen und breiten Fenstern, auch mit offenem Menü, geöffnetem Bild, Fehlern im Formular und Suchergebnissen. Tastatur, Vergrößerung und Druck prüfen eigene Tests.</p><p>Eine Prüfung durch eine unabhängige Stelle und durch Menschen, die täglich mit Hilfsmitteln arbeiten, steht noch aus.</p>',
    },
  ],
  feedback: {
    title: 'Barriere gefunden?',
    text: 'Schreiben Sie uns oder rufen Sie an, wenn Sie an einer Stelle nicht weiterkommen oder einen Inhalt in anderer Form brauchen. Nennen Sie die Seite und, wenn Sie mögen, Ihr Hilfsmittel. Wir antworten innerhalb von zwei Wochen.',
    button: 'Barriere melden',
    phone: 'Telefon',
    email: 'E-Mail',
    post: 'Anschrift',
  },
  enforcement: {
    title: 'Wenn unsere Antwort nicht genügt',
    text: '<p>Soweit unser Angebot unter das Barrierefreiheitsstärkungsgesetz (BFSG) fällt, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden.</p>',
  },
} as const;
