import { ParagraphImageVertical } from '../../sections/paragraph-image-vertical/ParagraphImageVertical.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

export const page: CataloguePage = {
  section: 'paragraph-image-vertical',
  title: 'Paragraph with image, vertical',
  about: 'Title, then picture, then text. Two paragraphs stand side by side from 1024 px on.',
  variants: [
    {
      id: 'two-paragraphs',
      name: 'Two paragraphs',
      element: (
        <ParagraphImageVertical
          title="Ein Restaurant, das zu seinem Ort gehört"
          picture={pictures.opening}
          text={`<p>${words.long}</p><p>${words.long}</p>`}
        />
      ),
    },
  ],
};
