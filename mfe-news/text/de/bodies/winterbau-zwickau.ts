export default `
<p>Minus elf Grad zeigte das Thermometer am Morgen der Abnahme. Trotzdem ging das Restaurant in Zwickau-Eckersbach am 16.&nbsp;Januar&nbsp;2026 planmäßig an die Betreiberin über. Es ist der dritte Standort, den wir vollständig in der kalten Jahreszeit errichtet haben, und der erste, bei dem kein einziger Bautag durch Frost verloren ging.</p>
<h2>Warum überhaupt im Winter?</h2>
<p>Zwischen Oktober und Februar sind Rohbaukolonnen frei, Kräne günstiger und Tiefbauer pünktlicher. Gegenüber einem Baustart im Mai lagen die Angebote in Zwickau um sieben Prozent niedriger. Dagegen stehen Heizkosten und Schutzmaßnahmen, die etwa die Hälfte des Vorteils aufzehren. Was bleibt, ist der Gewinn an Zeit: Das Haus verdient schon in der Reisesaison sein Geld.</p>
<h2>So blieb die Baustelle frostfrei</h2>
<ul>
<li>Die Bodenplatte wurde am letzten warmen Oktobertag gegossen und mit Dämmmatten abgedeckt.</li>
<li>Ein Zelt über dem Rohbau hielt innen acht Grad, beheizt mit der Abwärme einer benachbarten Wäscherei.</li>
<li>Den Asphalt der Fahrspur lieferte ein Mischwerk mit Winterrezeptur, eingebaut zwischen zwei Kaltfronten.</li>
</ul>
<p>Bepflanzt wird erst nach der Schneeschmelze, nur die Hecken an der Straße stehen schon. Unter der Spur liegt eine Flächenheizung, die mit dem Kondensat der Kühlräume arbeitet und das Räumen an den meisten Tagen überflüssig macht.</p>
<p>Für die Betreiberin zählt etwas anderes. Sie konnte ihr 40-köpfiges Team in der ruhigen Zeit einarbeiten und war zum Ferienbeginn im Februar eingespielt. Am ersten Ferienwochenende stand trotz Schneefall auf jedem freigeräumten Stellplatz ein Auto, viele mit Skiern auf dem Dach.</p>
`;
