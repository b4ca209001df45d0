export default `
<p>Seit Dienstag, dem 10.&nbsp;November&nbsp;2026, brennt im Gewerbegebiet Ingolstadt-Nord Licht hinter der neuen Glasfront. Zwischen dem ersten Spatenstich im Juni und dem ersten Gast lagen fünf Monate und zwei Tage. Das Restaurant steht 600&nbsp;Meter von der Autobahn&nbsp;9 entfernt, an einer Kreuzung, die täglich rund 24.000&nbsp;Fahrzeuge passieren.</p>
<h2>Ein Grundstück mit Vorgeschichte</h2>
<p>Auf den 3.150&nbsp;m² lagerte eine Spedition bis 2022 ihre Wechselbrücken. Die Eigentümerfamilie wollte nicht verkaufen, suchte aber einen Nutzer, der lange bleibt. Wir haben einen Mietvertrag über 22&nbsp;Jahre geschlossen und den Abbruch der alten Halle übernommen. Der Beton wurde vor Ort gebrochen und liegt heute als Tragschicht unter der Fahrspur.</p>
<h2>Was gebaut wurde</h2>
<ul>
<li>ein Restaurantgebäude mit 510&nbsp;m² Grundfläche und Terrasse zur Südseite</li>
<li>zwei parallele Fahrspuren mit getrennten Bestellpunkten</li>
<li>38&nbsp;Stellplätze, davon sechs mit Ladesäulen</li>
<li>ein Nebengebäude mit 36&nbsp;m² für Kühlung und Entsorgung</li>
</ul>
<p>Die Zufahrt war die schwierigste Frage der Planung. Gemeinsam mit dem Tiefbauamt entstand eine eigene Linksabbiegespur, damit sich vor der Ampel kein Rückstau bildet. Die Kosten von 190.000&nbsp;Euro teilen sich Goldbraun und der Nachbarbetrieb, ein Gartencenter.</p>
<blockquote><p>„Als Kind habe ich auf diesem Hof Radfahren gelernt. Dass hier wieder Leben ist, freut meine Mutter mehr als die Miete“, sagte Grundstückseigner Korbinian Haslinger bei der Eröffnung.</p></blockquote>
<p>Geführt wird das Haus von einer Franchisenehmerin aus der Region, die bereits drei Restaurants betreibt. 54&nbsp;Menschen arbeiten in Ingolstadt-Nord, 31 von ihnen wurden für diesen Standort neu eingestellt.</p>
`;
