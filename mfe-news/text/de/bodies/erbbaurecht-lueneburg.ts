export default `
<p>Die Kirchengemeinde St.&nbsp;Marien verkauft keinen Boden, das ist seit Generationen Beschluss. Als ihr Acker an der Umgehungsstraße von Lüneburg zum Gewerbegebiet wurde, bot sie ihn dennoch an: im Erbbaurecht, auf 40&nbsp;Jahre. Seit Oktober&nbsp;2025 steht dort eines unserer Restaurants, der Grund gehört weiterhin der Gemeinde.</p>
<h2>So funktioniert das Modell</h2>
<p>Beim Erbbaurecht wird das Eigentum am Gebäude vom Eigentum am Grundstück getrennt. Wir bauen auf eigene Rechnung und zahlen einen jährlichen Erbbauzins. In Lüneburg beträgt er 5,2&nbsp;Prozent des Bodenwerts und folgt alle drei Jahre dem Verbraucherpreisindex. Läuft der Vertrag aus, fällt das Haus an die Gemeinde, die dafür zwei Drittel des Verkehrswerts entschädigt.</p>
<h2>Für wen es sich eignet</h2>
<ul>
<li>Stiftungen und Kirchen, deren Satzung den Verkauf ausschließt</li>
<li>Familien, die Grund über Generationen halten und stetige Einnahmen wünschen</li>
<li>Kommunen, die Einfluss auf die spätere Nutzung behalten wollen</li>
</ul>
<p>Wichtig war dem Kirchenvorstand, was auf seinem Land geschieht. Im Vertrag ist festgehalten, dass am Karfreitag geschlossen bleibt, dass Werbung nicht über die Traufe ragt und dass die Lindenallee zum Friedhof frei von Parkverkehr ist. Keiner dieser Punkte hat uns Umsatz gekostet, alle haben uns Freunde gebracht.</p>
<blockquote><p>„Unsere Enkel werden entscheiden können, was hier ab 2065 sein soll. Genau das wollten wir“, sagt Pastor Henning Brodersen.</p></blockquote>
<p>Mit dem Zins bezahlt die Gemeinde eine halbe Stelle in der Jugendarbeit. Deren erste Gruppe hat die Terrasse im Herbst ausprobiert und fand vor allem die Abendsonne gelungen.</p>
`;
