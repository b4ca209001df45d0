/**
 * The slugs of all news, newest first. They stand apart from the items, because `src/remote.ts` needs them and
 * is downloaded with every news page.
 */
export const slugs = [
  'eroeffnung-ingolstadt-nord',
  'expo-real-2026',
  'wohnen-ueber-dem-restaurant-augsburg',
  'baubeginn-kassel-waldau',
  'ladepark-walsrode',
  'winterbau-zwickau',
  'berlin-warschauer-strasse',
  'erbbaurecht-lueneburg',
  'zwei-spuren-heilbronn',
  'panoramatour-kiefersfelden',
  'regenwasser-neuruppin',
  'zertifikat-gold-freising',
  'holzbau-regensburg',
  'autohaus-hildesheim',
  'lichtkonzept-bad-nauheim',
  'revitalisierung-chemnitz',
  'solardaecher-bilanz',
  'partnerschaft-fachmarkt-oldenburg',
] as const;

export type Slug = (typeof slugs)[number];
