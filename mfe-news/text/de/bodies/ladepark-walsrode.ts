export default `
<p>Zwölf Ladepunkte mit je 300&nbsp;Kilowatt, überdacht von Bäumen statt von Stahl: An unserem Restaurant in Walsrode ist der größte Ladepark in Betrieb gegangen, den wir bisher auf einem eigenen Grundstück gebaut haben. Er liegt zwei Minuten vom Autobahndreieck entfernt, an dem sich die Wege nach Hamburg, Bremen und Hannover trennen.</p>
<h2>Eine Pause dauert 23&nbsp;Minuten</h2>
<p>So lange steht ein Auto in Walsrode im Schnitt an der Säule. Das ist länger als ein Tankstopp und kürzer als ein Restaurantbesuch früherer Tage. Wer lädt, bestellt, isst am Platz und fährt mit 250&nbsp;Kilometern mehr Reichweite weiter. In den ersten vier Wochen kamen 61&nbsp;Prozent der Ladenden auch herein.</p>
<h2>Was Eigentümer davon haben</h2>
<p>Der Betreiber der Säulen pachtet die Stellplätze von uns und zahlt je verkaufter Kilowattstunde. Ein Fünftel dieser Einnahmen reichen wir an den Grundstückseigentümer weiter, zusätzlich zur vereinbarten Miete. Die Leitung zum Mittelspannungsnetz bleibt nach Vertragsende auf dem Grundstück und erhöht dessen Wert.</p>
<p>Drei Voraussetzungen prüfen wir inzwischen bei jedem neuen Angebot:</p>
<ul>
<li>ein Netzanschluss von mindestens 1,2&nbsp;Megawatt in höchstens 400&nbsp;Metern Entfernung</li>
<li>Platz für eine Trafostation, ohne dass ein Baum fallen muss</li>
<li>eine Zufahrt, die auch mit Anhänger zu schaffen ist</li>
</ul>
<p>Die Fläche unter den Autos ist nicht asphaltiert, sondern mit grünem Fugenpflaster belegt, durch das der Regen versickert. Siebzehn Linden und Ahorne, teils älter als das Restaurant, blieben stehen. Die Säulen wurden um sie herum geplant, eine davon steht deshalb anderthalb Meter außerhalb der Reihe.</p>
`;
