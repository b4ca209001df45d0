export default `
<p>Hell genug für Gäste, dunkel genug für Nachtfalter: Am Stadtrand von Bad Nauheim erproben wir ein Lichtkonzept, das beides schafft. Anlass war die Nähe zu einem Naturschutzgebiet. Zwischen unserem Parkplatz und den Auwiesen der Wetter liegen nur 180&nbsp;Meter.</p>
<h2>Weniger Lampen, wärmeres Licht</h2>
<p>Gegenüber einem gewöhnlichen Standort sinkt die Lichtmenge um 58&nbsp;Prozent. Die Masten sind vier statt acht Meter hoch, strahlen ausschließlich nach unten und leuchten in einem Bernsteinton, der Insekten kaum anzieht. Ab 22&nbsp;Uhr dimmen sie herunter und werden nur dort wieder heller, wo jemand geht oder fährt.</p>
<h2>Auch die Werbung schläft</h2>
<ul>
<li>Der Pylon schaltet um Mitternacht ab, bis dahin bleibt seine Leuchtdichte unter 50&nbsp;Candela je Quadratmeter.</li>
<li>Goldene Scheiben an der Fassade werden von hinten angestrahlt, nicht aus sich selbst.</li>
<li>Fenster zur Wiesenseite erhielten Vorhänge mit Zeitschaltung.</li>
</ul>
<p>Ein Biologe der Technischen Hochschule Mittelhessen hat vorher und nachher gezählt. In der Falle am Waldrand fanden sich nach dem Umbau sogar etwas mehr Tiere als zuvor, denn ein alter Strahler des Vorbesitzers war verschwunden. Sicherheit ging dabei nicht verloren: Wege und Übergänge sind gleichmäßiger ausgeleuchtet als früher, blendende Stellen gibt es keine.</p>
<p>Die untere Naturschutzbehörde hatte anfangs ein Nachtfahrverbot erwogen, das den Standort unwirtschaftlich gemacht hätte. Auf Grundlage der Messungen genügt ihr nun eine jährliche Kontrolle. Grundstücke am Ortsrand rücken damit in Reichweite, die wir vor zwei Jahren noch zurückgegeben hätten.</p>
`;
