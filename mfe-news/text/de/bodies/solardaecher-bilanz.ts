export default `
<p>Zwei Jahre nach dem Start ist das hundertste Solardach am Netz. Die Module liegen auf einem Restaurant in der Nähe von Landshut, doch die Geschichte handelt von allen hundert: von Flensburg bis Füssen erzeugen sie im Jahr so viel Strom, wie 1.700&nbsp;Haushalte brauchen.</p>
<h2>Mittags am stärksten</h2>
<p>Ein Restaurant verbraucht dann am meisten, wenn die Sonne am höchsten steht. Grills, Kühlung und Lüftung laufen zwischen elf und fünfzehn Uhr auf Hochtouren. Deshalb werden 88&nbsp;Prozent der Erträge sofort an Ort und Stelle genutzt, ein Speicher ist nur an neun Häusern eingebaut. Gut ein Viertel des Jahresbedarfs deckt eine durchschnittliche Anlage mit 68&nbsp;Kilowatt Leistung.</p>
<h2>Wem gehört die Anlage?</h2>
<p>Auf gemieteten Dächern gibt es drei Wege, die wir Vermietern anbieten:</p>
<ul>
<li>Sie investieren selbst und verkaufen uns den Strom zu einem festen Preis.</li>
<li>Wir errichten die Anlage, Sie erhalten eine Dachpacht.</li>
<li>Eine Bürgerenergiegenossenschaft tritt als Dritte ein, was bislang elfmal gelungen ist.</li>
</ul>
<p>Nicht jedes Haus kommt infrage. Von 160&nbsp;untersuchten Dächern trugen 34 die zusätzliche Last nicht, bei weiteren 26 hätten Bäume oder Nachbargebäude zu viel Schatten geworfen. Gefällt wurde dafür keiner der Bäume.</p>
<p>Die Erfahrungen haben unsere Neubauten verändert. Technikaufbauten rücken an den Rand, Lichtkuppeln werden zusammengefasst, und die Tragfähigkeit ist von vornherein für Module ausgelegt. Auf neuen Restaurants liegen dadurch im Schnitt 40&nbsp;Prozent mehr Module als auf nachgerüsteten.</p>
`;
