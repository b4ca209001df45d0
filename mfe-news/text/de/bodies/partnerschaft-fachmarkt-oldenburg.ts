export default `
<p>Fünf Standorte, ein Vertrag: Mit einem Oldenburger Entwickler von Fachmarktzentren haben wir eine Rahmenvereinbarung unterzeichnet, die bis 2028 reicht. Sie regelt, was sonst jedes Mal neu verhandelt wird, von der Höhe der Stellplatzumlage bis zur Farbe der Pflastersteine.</p>
<h2>Ein Muster, das mitwächst</h2>
<p>Den Anfang macht das Zentrum am Stadtrand von Oldenburg, in dem ein Lebensmittelmarkt, eine Drogerie und ein Gartenfachhandel bereits Kunden haben. Unser Restaurant steht als eigener Baukörper an der Einfahrt. Seine Terrasse liegt zum gemeinsamen Platz hin, sodass auch sitzt und verweilt, wer eigentlich nur Blumenerde kaufen wollte. Es folgen Cloppenburg, Leer, Nordhorn und Wilhelmshaven.</p>
<h2>Was die Vereinbarung festlegt</h2>
<ul>
<li>ein Mietvertrag als Vorlage, in den nur Adresse, Fläche und Termine einzutragen sind</li>
<li>eine Baubeschreibung mit klaren Schnittstellen zwischen Grundausbau und Küche</li>
<li>feste Ansprechpartner, je einer auf beiden Seiten, mit Vertretung</li>
<li>eine Frist von 30&nbsp;Tagen, nach der ein Vorschlag als abgelehnt gilt</li>
</ul>
<p>Der letzte Punkt stammt vom Entwickler. Er hatte mit anderen Filialisten erlebt, dass Flächen ein Jahr lang reserviert und dann doch abgesagt wurden. Uns zwingt die Frist zu schnellen Entscheidungen, ihm erspart sie Leerstand.</p>
<blockquote><p>„Beim zweiten Standort haben wir für die Verträge vier Tage gebraucht, früher waren es vier Monate“, sagt Geschäftsführer Tjark Oltmanns.</p></blockquote>
<p>Ähnliche Rahmen möchten wir mit weiteren Partnern schließen, bevorzugt dort, wo mehrere Zentren in einer Region entstehen oder modernisiert werden.</p>
`;
