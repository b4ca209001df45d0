export default `
<p>Nach einem Wolkenbruch stand die Gewerbestraße in Neuruppin früher knöcheltief unter Wasser. Das Rathaus wollte deshalb keine weitere Versiegelung genehmigen, auch nicht für uns. Aus dem Nein wurde ein gemeinsames Projekt: Das Restaurant, das im März&nbsp;2025 fertig wurde, leitet keinen Liter Regen in den Kanal ein.</p>
<h2>Wohin das Wasser fließt</h2>
<p>Dach und Parkplatz sammeln bei Starkregen bis zu 90&nbsp;Kubikmeter in einer Stunde. Sie laufen zuerst in ein bepflanztes Becken entlang der Grenze, das wie ein flacher Graben aussieht. Dort filtern Schilf und Sand den Abrieb der Reifen heraus. Erst danach sickert das Wasser in den Boden oder füllt eine Zisterne, aus der wir die Beete gießen.</p>
<h2>Die Aufgabenteilung</h2>
<ul>
<li>Die Stadt verlegte eine Leitung und senkte den Gehweg auf 60&nbsp;Metern ab.</li>
<li>Goldbraun baute das Becken größer als nötig, damit auch die Straße hineinentwässern kann.</li>
<li>Ein Institut aus Eberswalde misst drei Jahre lang, wie sauber das Wasser unten ankommt.</li>
</ul>
<p>Für uns hat sich der Aufwand gerechnet. Die Gebühr für Niederschlagswasser entfällt, und das Verfahren dauerte fünf Monate statt der üblichen neun. Bürgermeisteramt und Bauaufsicht saßen von der ersten Skizze an mit am Tisch, niemand musste nachträglich Auflagen erfinden.</p>
<p>Den Beweis lieferte der 14.&nbsp;März, drei Tage vor der Eröffnung: 31&nbsp;Liter je Quadratmeter in einer Stunde. Der Asphalt glänzte noch am Abend, aber die Kanaldeckel blieben, wo sie hingehören. Zwei Nachbargemeinden haben die Pläne inzwischen angefordert.</p>
`;
