import { CityPage } from '../../sections/city-page/CityPage.tsx';
import { textPage } from '../../text-page/text-page.ts';

const page = textPage(
  () => import(/* webpackChunkName: "berlin-text", webpackPreload: true */ '../../../text/berlin.ts'),
);
export const { loader, handle } = page;

export function Component() {
  return <CityPage {...page.useText()} />;
}
