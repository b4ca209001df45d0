import { Button, ButtonLink } from '../../sections/button/Button.tsx';
import { Section, type SectionTone } from '../../sections/section/Section.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { words } from '../examples.ts';

const buttons = (tone: SectionTone) => (
  <Section tone={tone}>
    <Button>Absenden</Button> <Button disabled>Wird gesendet</Button>{' '}
    <ButtonLink variant="secondary" to="/standorte">
      Zu den Standorten
    </ButtonLink>{' '}
    <ButtonLink variant="quiet" href={words.brochure} external>
      Zur Broschüre
    </ButtonLink>
  </Section>
);

export const page: CataloguePage = {
  section: 'button',
  title: 'Button',
  about: 'Red for the one primary action of a view, an outline for the others, plain words for the rest.',
  variants: [
    { id: 'white', name: 'Primary, disabled, secondary, quiet', element: buttons('white') },
    { id: 'sand', name: 'The same on sand', element: buttons('sand') },
  ],
};
