import { type RouteObject, useLocation } from 'react-router-dom';
import { Catalogue, Overview, SectionPage } from './Catalogue.tsx';
import { VariantPage } from './VariantPage.tsx';

/** Where the links of a section lead: its pages are not in the catalogue. */
function PageOfTheSite() {
  return <p>On the site, this link leads to {useLocation().pathname}.</p>;
}

export const routes: RouteObject[] = [
  {
    element: <Catalogue />,
    children: [
      { path: '/', element: <Overview /> },
      { path: '/section/:section', element: <SectionPage /> },
    ],
  },
  { path: '/variant/:section/:variant', element: <VariantPage /> },
  { path: '*', element: <PageOfTheSite /> },
];
