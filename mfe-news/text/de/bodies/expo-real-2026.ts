export default `
<p>Drei Messetage, ein Stand von 48&nbsp;m² und ein Modell im Maßstab 1&nbsp;:&nbsp;50: So haben wir uns Anfang Oktober auf der EXPO&nbsp;REAL in München vorgestellt. 61&nbsp;Gespräche stehen in unserem Protokoll. Neun davon drehten sich um ein konkretes Grundstück mit Flurnummer, Preisvorstellung und Zeitplan.</p>
<h2>Woher die Angebote kamen</h2>
<p>Auffällig war der Anteil kleiner Projektentwickler. Vier von ihnen wollen Fachmarktlagen ergänzen, deren Ankermieter weniger Parkplätze braucht als früher. Ein Reststück von 2.600&nbsp;m² am Rand eines Parkplatzes reicht für ein Restaurant mit Drive-Spur aus, und die vorhandenen Zufahrten sparen Zeit im Genehmigungsverfahren.</p>
<p>Zum ersten Mal kamen auch zwei Wohnungsbaugesellschaften auf uns zu. Beide planen Quartiere an lauten Straßen und suchen für die Erdgeschosse eine Nutzung, die den Lärm abschirmt, statt unter ihm zu leiden.</p>
<h2>Die drei häufigsten Fragen am Stand</h2>
<ul>
<li>Wie schnell entscheiden Sie? Nach vollständigen Unterlagen meldet sich die Region innerhalb von zehn Arbeitstagen.</li>
<li>Wer trägt das Risiko der Baugenehmigung? In der Regel wir, der Kaufvertrag wird erst mit ihr wirksam.</li>
<li>Geht auch weniger Fläche? In Innenstädten ja, an der Ausfallstraße selten.</li>
</ul>
<p>Das Modell zeigte unser aktuelles Standardgebäude: rund 500&nbsp;m², Portal in Rot, Holzlamellen an der Fahrspurseite. Viele Besucher blieben stehen, weil sie die Spur einmal von oben sehen wollten. Wir nehmen das Modell deshalb mit zu den Bürgerterminen des kommenden Jahres.</p>
<p>Fünf der neun Grundstücke haben wir inzwischen besichtigt, zwei Vorverträge liegen zur Prüfung beim Notar. Wer uns in München verpasst hat, erreicht die Ansprechpartner aller elf Regionen auch ohne Messeausweis.</p>
`;
