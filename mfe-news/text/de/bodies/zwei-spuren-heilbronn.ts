export default `
<p>Am Standort Heilbronn-Böckingen haben wir sechs Monate lang etwas getestet, das einfach klingt: ein zweites Abholfenster. Wer eine große Bestellung aufgibt, fährt zum hinteren Fenster vor, alle anderen werden am vorderen bedient. Das Ergebnis überrascht selbst unsere Planer.</p>
<h2>42&nbsp;Sekunden weniger</h2>
<p>Vor dem Umbau vergingen zwischen Bestellung und Übergabe im Mittel 3&nbsp;Minuten und 10&nbsp;Sekunden. Heute sind es 2&nbsp;Minuten und 28&nbsp;Sekunden. Noch wichtiger für die Nachbarschaft ist eine andere Zahl: An Samstagen reichte die Schlange früher an 19 von 26&nbsp;Abenden bis auf die Straße, seit dem Umbau nur noch an einem.</p>
<h2>Was das für Grundstücke bedeutet</h2>
<p>Eine kürzere Schlange braucht weniger Fläche. Statt 22&nbsp;Fahrzeuglängen Stauraum genügen künftig 16, aufgeteilt auf beide Bahnen. Damit kommen Zuschnitte infrage, die wir bisher ablehnen mussten:</p>
<ul>
<li>Eckgrundstücke mit nur einer zulässigen Zufahrt</li>
<li>schmale Parzellen ab 38&nbsp;Metern Breite</li>
<li>ehemalige Tankstellen, deren Dach stehen bleiben soll</li>
</ul>
<p>Umgebaut wurde im laufenden Betrieb. Die Giebelwand erhielt eine zweite Öffnung mit Vordach, die Küche ein kurzes Förderband, und zwischen den Fenstern liegen jetzt neun Meter. Rund 140.000&nbsp;Euro hat das gekostet, bezahlt aus dem Modernisierungsbudget des Hauses.</p>
<p>Der Franchisenehmer Emre Aydin hat die Idee selbst eingebracht, nach einem Abend mit Stoppuhr auf dem eigenen Parkplatz. Ab 2026 gehört das Doppelfenster zum Standard aller Neubauten mit mehr als 800&nbsp;Autos am Tag.</p>
`;
