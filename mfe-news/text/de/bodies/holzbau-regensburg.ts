export default `
<p>Im Regensburger Osten wurde in elf Arbeitstagen ein Restaurant aufgerichtet. Möglich war das, weil seine Wände und Decken als fertige Holzelemente von einem Zimmereibetrieb aus der Oberpfalz kamen, Fenster inklusive. 210&nbsp;Kubikmeter Fichte stecken in dem Bau, in bayerischen Wäldern wächst diese Menge in knapp vier Minuten nach.</p>
<h2>Holz an der Straße, Garten dahinter</h2>
<p>Außen zeigt das Haus seine Bauweise. Senkrechte Lamellen aus Lärche verkleiden die Seite zur Fahrspur, sie dürfen grau werden. Auf der Rückseite liegt, was dem Stadtrat besonders am Herzen lag: ein Vorgarten mit Spielplatz, der allen offensteht, ob sie etwas bestellen oder nicht. Rutsche und Kletterhaus hat der Kinderbeirat des Viertels ausgesucht.</p>
<h2>Gründe für die Bauweise</h2>
<ul>
<li>Gewicht: Das Haus wiegt ein Drittel eines Massivbaus, auf dem aufgefüllten Boden entfielen teure Pfähle.</li>
<li>Ruhe: Statt 90&nbsp;Lastwagen rollten 14 durch die Wohnstraße.</li>
<li>Klima: Das verbaute Holz bindet rund 190&nbsp;Tonnen Kohlendioxid.</li>
</ul>
<p>Beim Brandschutz war Überzeugungsarbeit nötig. Die Küche bildet einen eigenen Abschnitt aus Stahlbeton, alle Stützen sind so bemessen, dass sie 60&nbsp;Minuten Feuer standhalten. Die Berufsfeuerwehr war beim Probeabbrand eines Wandstücks dabei und hat die Bilder in ihre Ausbildung übernommen.</p>
<p>Die Fläche von 4.200&nbsp;m² hat ein Landwirt an uns vermietet, der den Rest seines Feldes weiter bestellt. Zwischen Mais und Parkplatz wächst nun eine Hecke, die der Landschaftspflegeverband mit Schulkindern gepflanzt hat.</p>
`;
