import { PictureGround } from '../../sections/picture-ground/PictureGround.tsx';
import type { CataloguePage } from '../catalogue-page.ts';
import { pictures, words } from '../examples.ts';

export const page: CataloguePage = {
  section: 'picture-ground',
  title: 'Picture ground',
  about: 'The darkened picture behind the promotional teaser and the two cards.',
  variants: [
    {
      id: 'words',
      name: 'With words on it',
      element: (
        <PictureGround picture={pictures.city.src}>
          <p>{words.long}</p>
        </PictureGround>
      ),
    },
  ],
};
