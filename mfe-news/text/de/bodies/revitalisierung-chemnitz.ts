export default `
<p>1992 eröffnete Goldbraun in Chemnitz-Röhrsdorf eines der ersten Restaurants in Sachsen. 31&nbsp;Jahre später war das Gebäude in die Jahre gekommen: niedrige Decken, dunkle Fliesen, eine Küche ohne Reserven. Nach 14&nbsp;Wochen Umbau öffnet es im November&nbsp;2023 wieder, und Stammgäste bleiben erst einmal in der Tür stehen.</p>
<h2>Der Raum unter der Decke</h2>
<p>Beim Rückbau kam unter Gipskarton ein Dachstuhl aus Leimholz ans Licht, den seit drei Jahrzehnten niemand gesehen hatte. Er war gesund und bestimmt jetzt den Gastraum. Darunter hängen rote, gelbe und weiße Leuchten, dazwischen stehen runde Tische statt fest verschraubter Bänke. Der Tresen wanderte an die Längswand und gewann vier Meter.</p>
<h2>Warum sanieren statt neu bauen?</h2>
<ul>
<li>Das Fundament trägt, und Beton ist der größte Posten in der Klimabilanz.</li>
<li>Der Bestandsschutz sichert eine Zufahrt, die heute niemand mehr genehmigen würde.</li>
<li>Vermieter und Belegschaft behalten Einnahmen und Arbeit, abgesehen von einer kurzen Pause.</li>
</ul>
<p>Für den Vermieter, eine Erbengemeinschaft aus Limbach-Oberfrohna, bedeutet die Sanierung zugleich eine Verlängerung. Der Vertrag wäre 2027 ausgelaufen und gilt nun bis 2045. Im Gegenzug hat sie der Aufstockung des Nebengebäudes zugestimmt, in dem jetzt die Lüftung untergebracht ist.</p>
<p>Die Belegschaft war während der Schließung auf fünf Häuser in der Umgebung verteilt, alle 47&nbsp;Kolleginnen und Kollegen sind zurückgekommen. Bis 2030 wollen wir bundesweit rund 120&nbsp;Restaurants auf diese Weise erneuern. Die ältesten kommen zuerst an die Reihe.</p>
`;
