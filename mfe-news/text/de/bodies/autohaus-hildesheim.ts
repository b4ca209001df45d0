export default `
<p>Wo bis 2021 Gebrauchtwagen glänzten, leuchtet jetzt eine Menütafel. Das ehemalige Autohaus an der Bavenstedter Straße in Hildesheim stand drei Jahre leer, ehe wir es gemeinsam mit der Eigentümerin umgebaut haben. Abgerissen wurde nur, was wirklich im Weg war: die Werkstatt und eine Waschhalle.</p>
<h2>Was vom Autohaus blieb</h2>
<p>Der gläserne Verkaufsraum aus dem Jahr 1994 erwies sich als Glücksfall. Seine Stahlrahmen überspannen 18&nbsp;Meter ohne Stütze, genug für Tresen, Küche und 90&nbsp;Sitzplätze. Neu sind das Portal, die Dämmung des Dachs und eine Fahrspur, die genau dort verläuft, wo früher die Vorführwagen standen. Der alte Pylon trägt heute unsere Scheibe.</p>
<h2>Umbau und Neubau im Vergleich</h2>
<ul>
<li>Bauzeit: sieben Monate, zwei mehr als auf freiem Feld</li>
<li>Baukosten: 12&nbsp;Prozent unter dem Ansatz für Abriss und Neubau</li>
<li>eingespartes Material: 1.100&nbsp;Tonnen Beton und Stahl</li>
<li>Überraschungen: ein vergessener Öltank, fachgerecht geborgen</li>
</ul>
<p>Der Tank ist der Grund, warum wir bei Gewerbebrachen früh den Boden untersuchen. Drei Bohrungen kosten wenig und schützen beide Seiten vor Streit. In Hildesheim übernahm die Eigentümerin die Entsorgung, wir verzichteten dafür auf zwei mietfreie Monate.</p>
<blockquote><p>„Ich habe das Haus mit meinem Mann gebaut. Einen Abriss hätte ich nicht unterschrieben“, erklärt Vermieterin Gisela Wunram.</p></blockquote>
<p>Leerstehende Autohäuser, Baumärkte und Möbelhallen gehören inzwischen zu den Objekten, die wir uns besonders gern ansehen. Lage, Zufahrt und Parkplätze sind schon da, oft fehlt nur die zweite Idee.</p>
`;
