/**
 * Every way in which a file, or the link by which documents are added, can be refused, with the sentence that the visitor reads. A file of
 * its own, because the page of the documents needs no others.
 */
export const documentMessages = {
  attachment_type: 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.',
  attachment_too_large: 'Es sind nur folgende Dateiformate mit maximal 15 MB erlaubt - PDF, PNG, JPG.',
  attachment_missing: 'Bitte wählen Sie eine Datei aus.',
  attachment_empty: 'Die gewählte Datei ist leer. Bitte wählen Sie eine andere Datei.',
  attachment_damaged:
    'Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte wählen Sie eine andere Datei.',
  attachment_infected:
    'In der Datei wurde Schadsoftware gefunden. Bitte prüfen Sie Ihren Rechner und wählen Sie eine andere Datei.',
  attachment_share:
    'Aus Ihrem Netz kamen in den letzten Tagen schon sehr viele Dateien. Bitte senden Sie Ihre Nachricht ohne Anhang ab und die Datei per E-Mail nach.',
  // The link by which documents are added
  link_invalid:
    'Dieser Link ist nicht vollständig oder nicht von uns. Bitte öffnen Sie ihn noch einmal aus Ihrer Eingangsbestätigung.',
  link_expired:
    'Dieser Link gilt nicht mehr. Bitte senden Sie uns die Unterlagen per E-Mail und nennen Sie Ihre Vorgangsnummer.',
  offer_gone:
    'Diesen Vorgang gibt es bei uns nicht mehr, seine Daten sind gelöscht. Möchten Sie uns die Fläche noch anbieten, senden Sie bitte ein neues Angebot.',
  documents_full:
    'Zu diesem Vorgang liegen schon 20 nachgereichte Dateien vor, mehr nimmt dieser Weg nicht an. Bitte senden Sie weitere Unterlagen per E-Mail.',
} as const;

/** One of the ways in which a file, or the link for it, can be refused. */
export type DocumentErrorCode = keyof typeof documentMessages;
