export default `
<p>Vierzehn Monate haben die Verhandlungen gedauert, neun Wochen der Ausbau: In der Warschauer Straße in Berlin-Friedrichshain bewirten wir nun Gäste im Erdgeschoss eines Gründerzeithauses von 1903. 420&nbsp;m² verteilen sich auf Gastraum, Tresen und Küche, im Keller liegen Lager und Personalräume.</p>
<h2>Ein Haus mit vierzehn Eigentümern</h2>
<p>Vermieterin ist eine Gemeinschaft, in der jede Stimme zählt. Zwei Familien fürchteten Gerüche, eine dritte den Lieferverkehr vor dem Schlafzimmerfenster. Wir haben deshalb die Küche des bestehenden Nachbarrestaurants in Mitte für einen Abend geöffnet und alle eingeladen, auch an die Rückseite zum Müllplatz. Danach stimmte die Versammlung ohne Gegenstimme zu.</p>
<h2>Was im Mietvertrag steht</h2>
<ul>
<li>Laufzeit von 20&nbsp;Jahren mit zwei Verlängerungsoptionen</li>
<li>Anlieferung ausschließlich zwischen 7 und 9&nbsp;Uhr, mit elektrischen Lastwagen</li>
<li>Abluft über einen stillgelegten Kaminzug, gewartet auf unsere Kosten</li>
<li>Reinigung des Gehwegs vor dem ganzen Haus, nicht nur vor unseren Fenstern</li>
</ul>
<p>Die Fassade steht unter Denkmalschutz. Unser Schild ist daher kleiner als üblich und an Haken befestigt, die schon einem Kolonialwarenladen dienten. Hinter dem abgehängten Putz der Sechzigerjahre kamen gusseiserne Säulen zum Vorschein, die jetzt frei im Raum stehen.</p>
<p>Die Warschauer Straße ist keine Fußgängerzone, und doch zählten wir an einem gewöhnlichen Freitag 31.000&nbsp;Passanten zwischen S-Bahnhof und Frankfurter Tor. Solche Lagen suchen wir in allen Städten ab 100.000&nbsp;Einwohnern. Wie das Restaurant von innen aussieht, zeigt unsere Bildergalerie.</p>
`;
