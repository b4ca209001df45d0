import { BrandSign } from '../../sections/brand-sign/BrandSign.tsx';
import type { CataloguePage } from '../catalogue-page.ts';

export const page: CataloguePage = {
  section: 'brand-sign',
  title: 'Brand sign',
  about:
    "A gold disc with three slanted red grill stripes on a red field. The chain's name stands beside it.",
  variants: [{ id: 'sign', name: '48 × 48', element: <BrandSign /> }],
};
