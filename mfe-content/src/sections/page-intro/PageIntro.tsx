import { Hero } from '@goldbraun/shared/sections/hero/Hero';

interface PageIntroProps {
  title: string;
  text: string;
  picture: { src: string; alt: string };
}

/** A page's h1 and first words on its hero. */
export function PageIntro(intro: PageIntroProps) {
  return <Hero {...intro} level="h1" size="big" priority />;
}
