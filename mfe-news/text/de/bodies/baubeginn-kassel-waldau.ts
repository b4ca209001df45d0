export default `
<p>Seit Montag dreht sich der Kran. In Kassel-Waldau ist die Bodenplatte betoniert, die ersten Stützen stehen, und am Bauzaun hängt ein Schild mit der Frage, die uns dort am häufigsten gestellt wird: Was entsteht hier eigentlich? Die Antwort lautet: ein Restaurant mit 480&nbsp;m², Terrasse und doppelter Drive-Spur, dessen Türen sich im Februar&nbsp;2027 öffnen.</p>
<h2>Der Fahrplan</h2>
<ul>
<li>Juni: Bodenplatte, Entwässerung, Fertigteilstützen</li>
<li>September: Dachabdichtung und Glasfassade</li>
<li>November: Küchentechnik und Lüftung</li>
<li>Januar: Außenanlagen, Abnahmen, Schulung des Teams</li>
</ul>
<p>Möglich wird dieses Tempo durch ein Tragwerk aus Betonfertigteilen, die ein Werk in Nordhessen gießt. 74&nbsp;Teile kommen in der Reihenfolge auf die Baustelle, in der sie gebraucht werden. Ein Zwischenlager, das Nachbarn stört, gibt es nicht.</p>
<h2>Rücksicht auf die Schule gegenüber</h2>
<p>Auf der anderen Straßenseite lernen 340&nbsp;Kinder. Mit der Schulleitung haben wir vereinbart, dass zwischen 7.30 und 8.15&nbsp;Uhr kein Lastwagen die Baustelle anfährt. Ein Schülerlotse, den das Bauunternehmen bezahlt, steht mittags an der Ausfahrt. Die vierte Klasse durfte im Gegenzug den Bauzaun bemalen, und zwar in Rot, Gold und Grün.</p>
<blockquote><p>„Wir hatten mit Baulärm gerechnet und haben jetzt jeden Morgen Zuschauer am Fenster“, berichtet die Rektorin Ulrike Stamm.</p></blockquote>
<p>Das Grundstück von 2.870&nbsp;m² haben wir 2025 von der Stadt erworben. Im Kaufvertrag steht eine Bauverpflichtung von 24&nbsp;Monaten, von denen nach heutigem Stand sieben übrig bleiben werden.</p>
`;
