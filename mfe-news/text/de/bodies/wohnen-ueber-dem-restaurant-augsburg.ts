export default `
<p>Der Bauantrag ist eingereicht: Im Augsburger Stadtteil Lechhausen soll bis Ende&nbsp;2028 ein Haus entstehen, in dem oben gewohnt und unten gegessen wird. Über dem Restaurant liegen vier Geschosse mit 64&nbsp;Mietwohnungen, 26 davon gefördert. Bauherrin ist eine städtische Wohnungsgesellschaft, wir mieten das Erdgeschoss für 25&nbsp;Jahre.</p>
<h2>Warum sich Stapeln lohnt</h2>
<p>Das Grundstück misst 3.900&nbsp;m² und liegt an einer vierspurigen Straße. Für reinen Wohnungsbau war es zu laut, für ein eingeschossiges Restaurant zu wertvoll. Erst zusammen geht die Rechnung auf: Der Sockel trägt die Lasten, hält den Verkehr auf Abstand und zahlt eine Gewerbemiete, mit der die Gesellschaft ihre Kaltmieten niedrig hält.</p>
<h2>Drei Fragen, die zuerst beantwortet wurden</h2>
<ul>
<li><strong>Geruch:</strong> Die Abluft der Küche steigt in einem eigenen Schacht über das Dach und wird in zwei Stufen gefiltert.</li>
<li><strong>Lärm:</strong> Eine 40&nbsp;Zentimeter starke Decke und elastische Lager trennen die Nutzungen. Gemessen wird vor der Abnahme in jeder dritten Wohnung.</li>
<li><strong>Verkehr:</strong> Die Drive-Spur verschwindet unter dem auskragenden ersten Stock, Wartende sind von den Balkonen aus nicht zu sehen.</li>
</ul>
<p>Mieter und Gäste haben getrennte Eingänge, getrennte Müllräume und getrennte Stellplätze. Nachts zwischen 23 und 6&nbsp;Uhr bleibt die Spur geschlossen, so steht es im Mietvertrag und künftig auch in der Baugenehmigung.</p>
<p>Der Gestaltungsbeirat hat dem Entwurf im Juli mit acht zu eins Stimmen zugestimmt. Die Gegenstimme galt dem Pylon, der daraufhin um drei Meter niedriger ausfiel. Läuft das Verfahren wie besprochen, beginnt die Gründung im Frühjahr&nbsp;2027.</p>
`;
