import { brand } from '@goldbraun/shared/brand/brand';
import { paths } from '@goldbraun/shared/contract/paths';
import type { NewsItem } from '../news-item.ts';
import { type Slug, slugs } from './slugs.ts';

type Written = Pick<
  NewsItem,
  'title' | 'imageAlt' | 'cardTitle' | 'cardSubtitle' | 'cardText' | 'more' | 'metaDescription'
> & { captions?: string[] };

const item = (slug: Slug, { captions = [], ...written }: Written): NewsItem => ({
  ...written,
  id: slugs.indexOf(slug) + 1,
  slug,
  image: `/asset/images/news/${slug}.jpg`,
  cardImage: `/asset/images/news/${slug}.jpg`,
  cardButton: 'Mehr erfahren',
  gallery: {
    path: captions.length > 0 ? `/asset/images/news/galerie-${slug}/` : '',
    noOfImages: captions.length,
    captions,
  },
  metaTitle: `${written.cardTitle} | ${brand.department}`,
});

/** All news, newest first. */
export const items: NewsItem[] = [
  item('eroeffnung-ingolstadt-nord', {
    title: 'Ingolstadt-Nord: nach fünf Monaten Bauzeit kommen die ersten Gäste',
    cardTitle: 'Eröffnung in Ingolstadt-Nord',
    cardSubtitle: '12.11.2026',
    cardText:
      'Wo eine Spedition ihre Wechselbrücken abstellte, steht jetzt ein Restaurant mit zwei Fahrspuren und sechs Ladesäulen.',
    imageAlt:
      'Gäste stehen vor dem roten Restaurant, ein Bogen aus Luftballons und Wimpelketten schmücken das Portal',
    captions: [
      'Ballonbogen und Gäste am Portal, kurz nach der Öffnung der Türen',
      'Die Drive-Spur mit ihren Bestellpunkten liegt rechts vom Gebäude',
      'Pylon und Terrasse an der Zufahrt',
    ],
    metaDescription:
      'Das neue Restaurant in Ingolstadt-Nord: Grundstück, Bauzeit, Zufahrt und die Menschen, die es möglich gemacht haben.',
  }),
  item('expo-real-2026', {
    title: 'EXPO&nbsp;REAL 2026: 61&nbsp;Gespräche, neun Grundstücke, ein Modell',
    cardTitle: 'EXPO\u00a0REAL 2026: unsere Bilanz',
    cardSubtitle: '14.10.2026',
    cardText:
      'Kleine Entwickler, große Parkplätze und zwei Wohnungsbaugesellschaften: Wer uns auf der Messe Flächen angeboten hat.',
    imageAlt: 'Rotes Drive-Restaurant mit goldener Scheibe am Portal, rechts stehen Autos am Bestellpunkt',
    more: { text: 'Ansprechpartner Ihrer Region', to: paths.acquisition },
    metaDescription:
      'Rückblick auf drei Messetage in München: Angebote, häufige Fragen von Eigentümern und die nächsten Schritte.',
  }),
  item('wohnen-ueber-dem-restaurant-augsburg', {
    title: 'Augsburg: 64&nbsp;Wohnungen über einem Restaurant',
    cardTitle: 'Augsburg: wohnen über dem Restaurant',
    cardSubtitle: '17.09.2026',
    cardText:
      'Zu laut für reine Wohnungen, zu wertvoll für einen Flachbau: In Lechhausen löst ein gestapeltes Haus beide Probleme.',
    imageAlt: 'Wohnhaus mit begrünten Balkonen über einem roten Restaurant, davor Autos auf der Drive-Spur',
    more: { text: 'Individuelle Lösungen ansehen', to: paths.future },
    metaDescription:
      'In Augsburg-Lechhausen entstehen geförderte und frei finanzierte Wohnungen über einem Restaurant mit Drive-Spur.',
  }),
  item('baubeginn-kassel-waldau', {
    title: 'Baubeginn in Kassel-Waldau: Der Kran steht',
    cardTitle: 'Baubeginn in Kassel-Waldau',
    cardSubtitle: '18.06.2026',
    cardText:
      'Ein Tragwerk aus 74 Fertigteilen, ein bemalter Bauzaun und eine Grundschule, auf die der Fahrplan Rücksicht nimmt.',
    imageAlt: 'Baustelle mit gelbem Kran, Betonstützen, Bagger und einem Bauzaun in Rot, Gold und Grün',
    metaDescription:
      'In Kassel-Waldau wächst ein Restaurant aus Betonfertigteilen. So sieht der Fahrplan bis zur Eröffnung aus.',
  }),
  item('ladepark-walsrode', {
    title: 'Walsrode: laden, essen, weiterfahren',
    cardTitle: 'Ladepark in Walsrode am Netz',
    cardSubtitle: '23.04.2026',
    cardText:
      'Zwölf Schnellladepunkte unter alten Bäumen zeigen, was eine Pause von 23 Minuten für einen Standort wert ist.',
    imageAlt: 'Drei Elektroautos laden an weißen Säulen auf grünen Stellplätzen, dahinter stehen Bäume',
    metaDescription:
      'Zwölf Ladepunkte mit 300 Kilowatt am Restaurant in Walsrode: was Gäste davon haben und wie Eigentümer mitverdienen.',
  }),
  item('winterbau-zwickau', {
    title: 'Bauen bei Frost: Zwickau wurde trotz Minusgraden pünktlich fertig',
    cardTitle: 'Winterbau in Zwickau: fertig trotz Frost',
    cardSubtitle: '12.02.2026',
    cardText:
      'Freie Kolonnen, niedrigere Angebote und ein beheiztes Zelt: Warum sich der Baustart im Oktober rechnen kann.',
    imageAlt: 'Restaurant unter grauem Winterhimmel, Schnee liegt auf Hecken, Sonnenschirmen und Gehweg',
    metaDescription:
      'Wie ein Restaurant in Zwickau zwischen Oktober und Januar entstand, was das gekostet und was es gespart hat.',
  }),
  item('berlin-warschauer-strasse', {
    title: 'Berlin, Warschauer Straße: zu Gast in einem Haus von 1903',
    cardTitle: 'Berlin: ein Restaurant im Gründerzeithaus',
    cardSubtitle: '04.12.2025',
    cardText:
      'Denkmalschutz, vierzehn Eigentümer und ein stillgelegter Kamin: Wie ein Mietvertrag in bester Lage zustande kam.',
    imageAlt:
      'Restaurant im Erdgeschoss eines Gründerzeithauses, Gäste sitzen auf dem Gehweg unter Sonnenschirmen',
    more: { text: 'Zur Bildergalerie Berlin', to: paths.berlin },
    metaDescription:
      'In Berlin-Friedrichshain haben wir ein Ladenlokal unter Denkmalschutz ausgebaut. Verhandlung, Mietvertrag und Ausbau.',
  }),
  item('erbbaurecht-lueneburg', {
    title: 'Lüneburg: Der Boden bleibt bei der Kirchengemeinde',
    cardTitle: 'Lüneburg: bauen im Erbbaurecht',
    cardSubtitle: '16.10.2025',
    cardText:
      'Eine Gemeinde behält ihr Land, wir bauen darauf für 40\u00a0Jahre. Wie Erbbauzins, Laufzeit und Heimfall geregelt sind.',
    imageAlt:
      'Rotes Restaurant im Abendlicht, auf der Terrasse stehen gelbe und rote Schirme über den Tischen',
    more: { text: 'Grundstück im Erbbaurecht anbieten', to: paths.acquisition },
    metaDescription:
      'Erbbaurecht statt Verkauf: In Lüneburg bleibt der Boden im Eigentum der Kirchengemeinde. So funktioniert das Modell.',
  }),
  item('zwei-spuren-heilbronn', {
    title: 'Heilbronn: Ein zweites Abholfenster verkürzt die Schlange',
    cardTitle: 'Heilbronn: ein Fenster mehr',
    cardSubtitle: '21.08.2025',
    cardText:
      'Sechs Monate Versuch, 42 Sekunden Gewinn: Warum kleinere Grundstücke für uns dadurch interessant werden.',
    imageAlt: 'Mitarbeiterin reicht eine Papiertüte aus dem gelb gerahmten Abholfenster in ein helles Auto',
    metaDescription:
      'Ein Pilotversuch in Heilbronn-Böckingen zeigt, wie ein weiteres Abholfenster den Flächenbedarf der Drive-Spur senkt.',
  }),
  item('panoramatour-kiefersfelden', {
    title: 'Kiefersfelden: ein Rundblick vor dem Restaurant am Alpenrand',
    cardTitle: 'Panoramatour durch Kiefersfelden',
    cardSubtitle: '26.06.2025',
    cardText:
      'Fahrspur, Terrasse, Holzdach: Vor einem fertigen Restaurant drehen Sie sich jetzt am Bildschirm in alle Richtungen.',
    imageAlt: 'Restaurant mit weitem Holzdach und gelbem Portal, auf dem hellen Vorplatz stehen Gäste',
    captions: [
      'Terrasse, gelbes Portal und Glasfront unter dem weiten Dach',
      'Blick vom Vorplatz auf Parkplatz, Pylon und Berge',
      'Überweg zur Zufahrt, im Hintergrund die Häuser des Ortes',
    ],
    more: { text: 'Panoramatour starten', to: paths.panorama },
    metaDescription:
      'Das Restaurant in Kiefersfelden als Rundblick am Bildschirm: wie die Aufnahmen entstanden und worauf Sie achten sollten.',
  }),
  item('regenwasser-neuruppin', {
    title: 'Neuruppin: Kein Liter Regen geht in den Kanal',
    cardTitle: 'Neuruppin behält sein Regenwasser',
    cardSubtitle: '20.03.2025',
    cardText:
      'Erst sagte das Rathaus Nein, dann plante es mit. Das Ergebnis schützt auch die Straße vor Überflutung.',
    imageAlt: 'Erleuchtetes Restaurant in der Abenddämmerung, der nasse Asphalt davor spiegelt die Lichter',
    metaDescription:
      'Stadt und Bauherr haben in Neuruppin gemeinsam ein Becken für Starkregen gebaut. Aufgaben, Kosten und erste Bewährung.',
  }),
  item('zertifikat-gold-freising', {
    title: 'Freising: Gold für ein Haus, das sich zerlegen lässt',
    cardTitle: 'Freising: Zertifikat in Gold',
    cardSubtitle: '28.11.2024',
    cardText:
      'Geschraubt statt geklebt, geheizt mit Küchenwärme: Was eine Prüferin an unserem grünen Restaurant überzeugt hat.',
    imageAlt: 'Luftbild eines grünen Restaurants mit Solarmodulen, Terrasse und Drive-Spur zwischen Hecken',
    metaDescription:
      'Unser Restaurant in Freising trägt das Nachhaltigkeitszertifikat in Gold. Kriterien, Verbrauchswerte und Mehrkosten.',
  }),
  item('holzbau-regensburg', {
    title: 'Regensburg: in elf Tagen aus Holz aufgerichtet',
    cardTitle: 'Holzbau mit Vorgarten in Regensburg',
    cardSubtitle: '05.09.2024',
    cardText:
      'Fichte aus Bayern, Lärche an der Fassade und ein Spielplatz, auf den jedes Kind darf: Ein Neubau, der leicht wiegt.',
    imageAlt:
      'Spielplatz mit rotem Kletterhaus vor einem Restaurant mit Holzfassade und gelbem Portal, von oben',
    more: { text: `Das ${brand.driveThrough.name}-Konzept kennenlernen`, to: paths.driveThrough },
    metaDescription:
      'In Regensburg steht ein Restaurant aus vorgefertigten Holzelementen. Bauweise, Brandschutz und ein öffentlicher Spielplatz.',
  }),
  item('autohaus-hildesheim', {
    title: 'Hildesheim: vom Autohaus zum Restaurant',
    cardTitle: 'Hildesheim: neues Leben im Autohaus',
    cardSubtitle: '13.06.2024',
    cardText:
      'Drei Jahre Leerstand sind vorbei. Der gläserne Verkaufsraum blieb stehen und sparte 1.100 Tonnen Material.',
    imageAlt: 'Beleuchtetes Restaurant in der Abenddämmerung, mehrere Autos warten auf der Drive-Spur',
    metaDescription:
      'Ein leeres Autohaus in Hildesheim ist jetzt ein Restaurant. Umbau und Neubau im Vergleich: Zeit, Kosten, Material.',
  }),
  item('lichtkonzept-bad-nauheim', {
    title: 'Bad Nauheim: Licht, das die Nacht in Ruhe lässt',
    cardTitle: 'Bad Nauheim: sanftes Licht für die Nacht',
    cardSubtitle: '18.01.2024',
    cardText:
      'Niedrige Masten, warmes Licht und ein Pylon mit Nachtruhe: Ein Versuch am Rand eines Naturschutzgebiets.',
    imageAlt:
      'Restaurant bei Nacht, Licht fällt durch die Glasfront auf die Terrasse, der Himmel ist voller Sterne',
    metaDescription:
      'Ein Lichtkonzept für Bad Nauheim senkt die Lichtmenge um mehr als die Hälfte und öffnet Grundstücke am Ortsrand.',
  }),
  item('revitalisierung-chemnitz', {
    title: 'Chemnitz-Röhrsdorf: ein Restaurant von 1992 wird wieder jung',
    cardTitle: 'Revitalisierung in Chemnitz-Röhrsdorf',
    cardSubtitle: '23.11.2023',
    cardText:
      'Hinter Gipskarton lag ein gesunder Dachstuhl. Nach 14 Wochen Umbau prägt er den Gastraum, der Vertrag gilt bis 2045.',
    imageAlt:
      'Gastraum mit sichtbaren Holzbalken, Gäste an runden Tischen und ein Tresen unter grünen Menütafeln',
    captions: [
      'Runde Tische vor dem neuen Tresen an der Längswand',
      'Rote, gelbe und weiße Pendelleuchten unter den freigelegten Balken',
      'Plätze an der Fensterfront mit Blick auf den Parkplatz',
    ],
    metaDescription:
      'Eines der ersten Restaurants in Sachsen wurde saniert statt ersetzt. Gründe, Bauzeit und der verlängerte Mietvertrag.',
  }),
  item('solardaecher-bilanz', {
    title: 'Das hundertste Solardach ist am Netz',
    cardTitle: 'Bilanz nach 100 Solardächern',
    cardSubtitle: '31.08.2023',
    cardText:
      'Fast der gesamte Ertrag wird sofort verbraucht. Welche drei Wege es für Vermieter gibt, am Strom mitzuverdienen.',
    imageAlt:
      'Flachdach eines Restaurants mit blauen Solarmodulen und Lüftungsgeräten, schräg von oben gesehen',
    metaDescription:
      'Hundert Restaurants erzeugen eigenen Solarstrom. Was die Anlagen leisten und wie Dachpacht und Stromverkauf funktionieren.',
  }),
  item('partnerschaft-fachmarkt-oldenburg', {
    title: 'Fünf Standorte, ein Vertrag: Partnerschaft im Nordwesten',
    cardTitle: 'Oldenburg: Rahmen für fünf Standorte',
    cardSubtitle: '20.04.2023',
    cardText:
      'Ein Vertragsmuster für Fachmarktzentren spart beiden Seiten Monate. Den Anfang macht ein Restaurant in Oldenburg.',
    imageAlt:
      'Terrasse unter einem großen gelben Sonnenschirm, dahinter Glasfront und gelbes Portal des Restaurants',
    metaDescription:
      'Fünf Restaurants in Fachmarktzentren zwischen Oldenburg und Wilhelmshaven: Was unsere Rahmenvereinbarung regelt.',
  }),
];
