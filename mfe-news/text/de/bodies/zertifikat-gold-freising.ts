export default `
<p>85&nbsp;Kriterien, elf Ordner Nachweise und eine Prüferin, die jede Dämmplatte sehen wollte: Unser grünes Restaurant in Freising hat im November&nbsp;2024 das Nachhaltigkeitszertifikat in Gold erhalten. Es ist das erste Haus der Kette, das diese Stufe ohne Abzug in der Ökobilanz erreicht.</p>
<h2>Was geprüft wurde</h2>
<p>Bewertet wird nicht allein der Verbrauch, sondern das ganze Leben eines Gebäudes, von der Kiesgrube bis zum Rückbau. In Freising lassen sich 91&nbsp;Prozent der verbauten Masse wieder voneinander trennen. Verklebt ist fast nichts, geschraubt beinahe alles. Ein Katalog verzeichnet, welches Bauteil wo sitzt und wer es in 30&nbsp;Jahren zurücknimmt.</p>
<h2>Die Werte im Betrieb</h2>
<ul>
<li>38&nbsp;Kilowattstunden Heizwärme je Quadratmeter und Jahr, vollständig aus der Abwärme der Küche</li>
<li>ein Drittel des Stroms vom eigenen Dach</li>
<li>55&nbsp;Prozent weniger Trinkwasser als im Mittel der bestehenden Häuser</li>
</ul>
<p>Punkte gab es auch für Dinge, die kein Zähler misst: für die kurzen Wege zur Bushaltestelle, für die schattige Terrasse und für Pausenräume mit Tageslicht. Abgezogen wurde beim Lärm, denn die Lüftungsgeräte waren im ersten Messlauf zwei Dezibel zu laut. Sie stehen jetzt auf weicheren Füßen.</p>
<p>Teurer als ein gewöhnlicher Neubau war das Haus um 6,4&nbsp;Prozent. Banken rechnen dafür mit einem niedrigeren Zins, und der Eigentümer bekommt ein Objekt, das auch strengere Vorschriften der nächsten Jahrzehnte erfüllt. Die Grundsätze aus Freising fließen seither in das Baubuch ein, nach dem alle Regionen planen.</p>
`;
