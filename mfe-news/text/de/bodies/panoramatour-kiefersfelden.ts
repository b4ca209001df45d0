export default `
<p>Wer ein Grundstück anbietet, möchte vorher wissen, was darauf stehen wird. Pläne helfen dabei nur denen, die sie lesen können. In Kiefersfelden, kurz vor der Grenze zu Tirol, haben wir deshalb ein fertiges Restaurant mit der Kamera erfasst: Ab sofort stehen Sie am Bildschirm auf seinem Vorplatz und sehen sich um, von der Fahrspur bis unter das weite Dach.</p>
<h2>Ein Tag im Juni, 96&nbsp;Aufnahmen</h2>
<p>Fotografiert wurde an einem klaren Morgen zwischen fünf und acht Uhr, bevor der Reiseverkehr einsetzte. Das Stativ stand in der Mitte des Vorplatzes; aus den Aufnahmen in alle Richtungen wurde anschließend ein Rundblick zusammengesetzt. Gesichter und Kennzeichen sind unkenntlich, auch die der Frühaufsteher, die unbedingt mit auf das Bild wollten.</p>
<h2>Worauf Sie achten sollten</h2>
<ul>
<li>Zur Straße hin sehen Sie, wie weit Fahrspur und Fußweg auseinanderliegen.</li>
<li>Am Eingang wird deutlich, wie viel Platz die Terrasse vor der Fassade braucht.</li>
<li>Und vor der Bergkulisse zeigt sich, wie niedrig das Haus bleibt.</li>
</ul>
<p>Das Gebäude selbst ist eine Ausnahme. Die Gemeinde verlangte ein Dach, das sich in die Landschaft fügt, und lehnte den üblichen Flachbau ab. Entstanden ist eine Schale aus Brettschichtholz, die von Osten wie ein liegendes Blatt aussieht. Zwei Preise hat sie inzwischen gewonnen, und sie hat bewiesen, dass unser Konzept mit einem Ort reden kann.</p>
<p>Die Tour läuft ohne Zusatzprogramm im Browser, auf dem Telefon ebenso wie am großen Monitor. Sie lässt sich vollständig mit der Tastatur bedienen und beginnt erst, wenn Sie es möchten.</p>
`;
